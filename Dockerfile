# The shop with all that it needs to run. docs/guides/operating.md says how to use it.

FROM node:24-trixie-slim AS build
WORKDIR /app
COPY . .
# What only the build needs is left behind: the bundle is put aside while the packages of the server alone are installed.
RUN npm ci \
  && npm run build \
  && mv node_modules/.cache/server /tmp/server \
  && npm ci --omit=dev --workspace @hydrant/server \
  && mkdir -p node_modules/.cache \
  && mv /tmp/server node_modules/.cache/

FROM node:24-trixie-slim
# pg_dump and pg_restore, for backups of a PostgreSQL 17 server, as in compose.yaml.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/back-office/build back-office/build
COPY --from=build /app/contract contract
COPY --from=build /app/database database
COPY --from=build /app/demo demo
COPY --from=build /app/kernel kernel
COPY --from=build /app/mail-templates mail-templates
COPY --from=build /app/messages messages
COPY --from=build /app/page-model page-model
COPY --from=build /app/server server
COPY --from=build /app/storefront/build storefront/build
COPY --from=build /app/tooling tooling
RUN install --directory --owner=node --group=node --mode=700 /data
ENV NODE_ENV=production HOST=0.0.0.0 HYDRANT_DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--import", "./tooling/require-node.js", "--import", "./tooling/return-memory.ts", "tooling/start-built.ts"]
