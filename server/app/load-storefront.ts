import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { MESSAGE_LANGUAGES } from '@hydrant/messages/locale.ts'
import type { PageRenderer } from './pages/page-renderer.ts'

/** What the storefront's server bundle exports. */
interface StorefrontBundle {
  readonly createShopHandler: (
    options: StorefrontMount & { readonly translatedAssets: Readonly<Record<string, unknown>> },
  ) => Omit<PageRenderer, 'assetsDir'>
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
  const translatedAssets = readTranslatedAssets(buildDir)
  return (mount) => ({
    assetsDir: join(buildDir, 'client'),
    ...bundle.createShopHandler({ ...mount, translatedAssets }),
  })
}

/** Reads the lists of the routes with their scripts in the languages that the storefront is built in besides English. */
function readTranslatedAssets(buildDir: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    MESSAGE_LANGUAGES.flatMap((language) => {
      const file = join(buildDir, 'server', `assets-${language}.json`)
      return existsSync(file) ? [[language, JSON.parse(readFileSync(file, 'utf8')) as unknown]] : []
    }),
  )
}

function isStorefrontBundle(bundle: unknown): bundle is StorefrontBundle {
  return (
    typeof bundle === 'object' &&
    bundle !== null &&
    'createShopHandler' in bundle &&
    typeof bundle.createShopHandler === 'function'
  )
}
