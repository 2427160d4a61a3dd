import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { buildServerIfChanged, serverBundle } from './building/build-server.ts'
import { buildStorefrontIfChanged } from './building/build-storefront.ts'
import { projectRoot } from './project-root.ts'

// Node's compile cache makes the next start a second faster.
enableCompileCache(join(projectRoot, 'node_modules/.cache/compiled'))
// A collected heap may grow by 30 % before the next collection, instead of to several times what is in use: under load
// it is half as large.
setFlagsFromString('--heap-growing-percent=30')
// Code that the embedded PostgreSQL runs once at the start is not worth optimising; code that runs for every request
// still is.
setFlagsFromString('--wasm-tiering-budget=400000000')
endShopWhenNpmEnds()
// In a cluster, the primary process has built the storefront before it starts the workers.
const storefrontBuilt = cluster.isWorker ? Promise.resolve() : buildStorefrontIfChanged()
if (!cluster.isWorker) await buildServerIfChanged()
// The server runs in this process, so that signals reach it.
const server: unknown = await import(pathToFileURL(serverBundle).href)
if (!isServerBundle(server)) throw new Error(`The file ${serverBundle} does not hold the server.`)
await server.runShop(storefrontBuilt)

/**
 * Ends the shop when npm ends: npm does not forward SIGTERM through the shell that it runs scripts in, so the shop
 * would stay. Under npm the shell is our parent, and ends with npm.
 */
function endShopWhenNpmEnds(): void {
  if (process.env.npm_lifecycle_event !== 'start' || process.platform === 'win32') return
  const shell = process.ppid
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}

function isServerBundle(bundle: unknown): bundle is { runShop: (storefrontBuilt: Promise<void>) => Promise<void> } {
  return typeof bundle === 'object' && bundle !== null && 'runShop' in bundle && typeof bundle.runShop === 'function'
}
