import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildStorefrontIfChanged } from './building/build-storefront.ts'
import { projectRoot } from './project-root.ts'

// What Node has compiled once it need not compile at the next start, which is a second sooner for it.
enableCompileCache(join(projectRoot, 'node_modules/.cache/compiled'))
endWithNpm()
await buildStorefrontIfChanged()
// In this process, so that a signal sent to it reaches the shop.
await import('@hydrant/server/http/main.ts')

/**
 * npm does not pass SIGTERM on through the shell that it runs scripts in: ended by itself, it would leave the shop running.
 * Under npm the shell is our parent, so its end is npm's.
 */
function endWithNpm(): void {
  if (process.env.npm_lifecycle_event !== 'start' || process.platform === 'win32') return
  const shell = process.ppid
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}
