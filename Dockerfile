# Quartett in a container: three stages, so that the last one holds neither Node nor a compiler.
#   docker build -t quartett .      docker run -p 8000:8000 -v quartett:/data quartett

FROM node:22-slim AS pages
WORKDIR /quartett/client
COPY client/package.json client/package-lock.json ./
RUN npm ci --silent
COPY client ./
RUN npm run --silent build

FROM python:3.13-slim AS wheel
# hadolint ignore=DL3008
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /quartett
COPY requirements ./requirements
RUN pip install --no-cache-dir --require-hashes -r requirements/uv.txt \
    && uv pip install --system --require-hashes -r requirements/run.txt
COPY . .
COPY --from=pages /quartett/src/quartett/web/client ./src/quartett/web/client
# What is played without a net lies beside the pages; Node packs it, from Pyodide.
COPY --from=pages /usr/local/bin/node /usr/local/bin/node
COPY --from=pages /quartett/client/node_modules/pyodide ./client/node_modules/pyodide
RUN touch src/quartett/web/client/index.html \
    && PYTHONPATH=src python client/offline.py \
    && pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /data quartett && mkdir /data && chown quartett /data
COPY --from=wheel /wheels /wheels
RUN pip install --no-cache-dir /wheels/*.whl "asyncpg>=0.30" && rm -rf /wheels
USER 10001
VOLUME /data
EXPOSE 8000
ENV PYTHONUNBUFFERED=1 QUARTETT_DATABASE=sqlite:////data/tables.db
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
CMD ["sh", "-c", "exec quartett serve --host 0.0.0.0 --port 8000 --behind-proxy --database \"$QUARTETT_DATABASE\""]
