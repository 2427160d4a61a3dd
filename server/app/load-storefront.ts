import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import type { PageRenderer } from './pages/page-renderer.ts'

/** What the storefront's server bundle exports. */
interface StorefrontBundle {
  readonly createShopHandler: (mount: StorefrontMount) => Omit<PageRenderer, 'assetsDir'>
}

/**
 * Where the storefront is served, which store, site and community it shows, and the prefix that cookies of the API have
 * in the browser.
 */
export interface StorefrontMount {
  readonly basePath: string
  readonly webstoreId: string
  readonly siteId: string
  readonly communityId: string
  readonly apiCookiePrefix: string
}

/** Creates the page renderer of a loaded storefront for a mount. */
export type StorefrontFactory = (mount: StorefrontMount) => PageRenderer

/**
 * Loads the built storefront from its folder, and returns the function that creates its renderer. Throws when the
 * folder contains no built storefront.
 */
export async function loadStorefront(buildDir: string): Promise<StorefrontFactory> {
  const bundle: unknown = await import(pathToFileURL(join(buildDir, 'server/index.js')).href)
  if (!isStorefrontBundle(bundle)) throw new Error(`The folder ${buildDir} does not hold a built storefront.`)
  return (mount) => ({ assetsDir: join(buildDir, 'client'), ...bundle.createShopHandler(mount) })
}

function isStorefrontBundle(bundle: unknown): bundle is StorefrontBundle {
  return (
    typeof bundle === 'object' &&
    bundle !== null &&
    'createShopHandler' in bundle &&
    typeof bundle.createShopHandler === 'function'
  )
}
