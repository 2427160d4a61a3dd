import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import type { PageRenderer } from './page-renderer.ts'

/** What the storefront's server bundle exports. */
interface StorefrontBundle {
  readonly createShopHandler: (place: ShopPlace) => Omit<PageRenderer, 'assetsDir'>
}

/**
 * Where the storefront is mounted, which store, site and community it shows, and what the names of the API's cookies
 * begin with in the browser.
 */
export interface ShopPlace {
  readonly basePath: string
  readonly webstoreId: string
  readonly siteId: string
  readonly communityId: string
  readonly apiCookiePrefix: string
}

/** A loaded storefront, that renders once it is told where it stands. */
export type Storefront = (place: ShopPlace) => PageRenderer

/** Loads the built storefront from its folder. Throws when it has not been built. */
export async function loadStorefront(buildDir: string): Promise<Storefront> {
  const bundle: unknown = await import(pathToFileURL(join(buildDir, 'server/index.js')).href)
  if (!isStorefront(bundle)) throw new Error(`The folder ${buildDir} does not hold a built storefront.`)
  return (place) => ({ assetsDir: join(buildDir, 'client'), ...bundle.createShopHandler(place) })
}

function isStorefront(bundle: unknown): bundle is StorefrontBundle {
  return (
    typeof bundle === 'object' &&
    bundle !== null &&
    'createShopHandler' in bundle &&
    typeof bundle.createShopHandler === 'function'
  )
}
