import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { buildServerIfChanged, serverBundle } from './building/build-server.ts'
import { buildStorefrontIfChanged } from './building/build-storefront.ts'
import { projectRoot } from './project-root.ts'

// What Node has compiled once it need not compile at the next start, which is a second sooner for it.
enableCompileCache(join(projectRoot, 'node_modules/.cache/compiled'))
// A heap that has been collected may grow by 30 % before it is collected again, not to several times what is in use:
// under load it is half as large.
setFlagsFromString('--heap-growing-percent=30')
// What the embedded PostgreSQL runs once at the start is not worth optimising; what it runs for every request still is.
setFlagsFromString('--wasm-tiering-budget=400000000')
endWithNpm()
const storefrontBuilt = buildStorefrontIfChanged()
await buildServerIfChanged()
// In this process, so that a signal sent to it reaches the shop.
const server: unknown = await import(pathToFileURL(serverBundle).href)
if (!isServer(server)) throw new Error(`The file ${serverBundle} does not hold the server.`)
await server.openShop(storefrontBuilt)

/**
 * npm does not pass SIGTERM on through the shell that it runs scripts in: ended by itself, it would leave the shop
 * running. Under npm the shell is our parent, so its end is npm's.
 */
function endWithNpm(): void {
  if (process.env.npm_lifecycle_event !== 'start' || process.platform === 'win32') return
  const shell = process.ppid
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}

function isServer(bundle: unknown): bundle is { openShop: (storefrontBuilt: Promise<void>) => Promise<void> } {
  return typeof bundle === 'object' && bundle !== null && 'openShop' in bundle && typeof bundle.openShop === 'function'
}
