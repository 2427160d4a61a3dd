import cluster from 'node:cluster'
import { buildServerIfChanged } from './building/build-server.ts'
import { buildPagesIfChanged } from './building/build-pages.ts'
import { runServer } from './run-server.ts'

endShopWhenNpmEnds()
// In a cluster, the primary process has built the storefront before it starts the workers.
const pagesBuilt = cluster.isWorker ? Promise.resolve() : buildPagesIfChanged()
if (!cluster.isWorker) await buildServerIfChanged()
await runServer(pagesBuilt)

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
