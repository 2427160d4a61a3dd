import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import type { PageRenderer, PageVisit } from './pages.ts'

/** What the storefront's server bundle exports. */
interface StorefrontBundle {
  readonly createShopHandler: (options: { readonly basePath: string; readonly webstoreId: string; readonly siteId: string }) => (request: Request, visit: PageVisit) => Promise<Response>
}

/** Loads the built storefront from its folder. Throws when it has not been built. */
export async function loadStorefront(buildDir: string, options: { readonly basePath: string; readonly webstoreId: string; readonly siteId: string }): Promise<PageRenderer> {
  const bundle: unknown = await import(pathToFileURL(join(buildDir, 'server/index.js')).href)
  if (!isStorefront(bundle)) throw new Error(`The folder ${buildDir} does not hold a built storefront.`)
  return { assetsDir: join(buildDir, 'client'), render: bundle.createShopHandler(options) }
}

function isStorefront(bundle: unknown): bundle is StorefrontBundle {
  return typeof bundle === 'object' && bundle !== null && 'createShopHandler' in bundle && typeof bundle.createShopHandler === 'function'
}
