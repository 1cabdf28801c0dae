"""How fast the engine is, as ratios to peers. `python -m benchmarks.run`"""
