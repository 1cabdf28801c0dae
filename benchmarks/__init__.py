"""How fast the engine is, measured against peers as ratios. `python -m benchmarks.run`"""
