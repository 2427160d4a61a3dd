import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { serverBundle } from './building/build-server.ts'
import { projectRoot } from './project-root.ts'

/**
 * Runs the bundled server in this process, so that signals reach it, until SIGTERM or SIGINT. Its pages are loaded when
 * `pagesBuilt` resolves.
 */
export async function runServer(pagesBuilt: Promise<void>): Promise<void> {
  // Node's compile cache makes the next start a second faster; where the folder is read-only, there is none.
  enableCompileCache(join(projectRoot, 'node_modules/.cache/compiled'))
  // A collected heap may grow by 80 % before the next collection, instead of to several times what is in use.
  setFlagsFromString('--heap-growing-percent=80')
  // Code that the embedded PostgreSQL runs once at the start is not worth optimising; code that runs for every request
  // still is.
  setFlagsFromString('--wasm-tiering-budget=400000000')
  const server: unknown = await import(pathToFileURL(serverBundle).href)
  if (!isServer(server)) throw new Error(`The file ${serverBundle} does not hold the server.`)
  await server.runShop(pagesBuilt)
}

function isServer(bundle: unknown): bundle is { runShop: (pagesBuilt: Promise<void>) => Promise<void> } {
  return typeof bundle === 'object' && bundle !== null && 'runShop' in bundle && typeof bundle.runShop === 'function'
}
