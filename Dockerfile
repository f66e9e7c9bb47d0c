# The package is made in one stage and installed in another: the tools that make it stay behind.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm run pack

FROM node:24-bookworm-slim
COPY --from=build /app/crawlspace-*.tgz /tmp/
RUN npm install --global --no-audit --no-fund /tmp/crawlspace-*.tgz \
  && rm /tmp/crawlspace-*.tgz \
  && mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production PORT=8080 DATA_DIR=/data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["crawlspace", "serve"]
