import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import type { PageRenderer } from './pages/page-renderer.ts'

/** What the storefront's server bundle exports. */
interface StorefrontBundle {
  readonly createShopHandler: (mount: StorefrontMount) => Omit<PageRenderer, 'assetsDir'>
}

/**
 * Where the storefront is mounted, which store, site and community it shows, and the prefix of the API's cookies in the
 * browser.
 */
export interface StorefrontMount {
  readonly basePath: string
  readonly webstoreId: string
  readonly siteId: string
  readonly communityId: string
  readonly apiCookiePrefix: string
}

/** A loaded storefront; returns its renderer for a mount. */
export type StorefrontFactory = (mount: StorefrontMount) => PageRenderer

/** Loads the built storefront from its folder. Throws when the folder holds no built storefront. */
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
