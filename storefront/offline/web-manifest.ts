import type { ShownIdentity } from '@hydrant/contract/shared/site-settings.ts'
import type { Theme } from '@hydrant/page-model/theme/theme.ts'

/** What the manifest says of the shop. */
interface ManifestSource {
  readonly name: string
  /** The language of the pages, as a BCP 47 locale. */
  readonly language: string
  /** The path of the pages in this language, and of the site in all languages, without a slash at the end. */
  readonly basePath: string
  readonly sitePath: string
  readonly theme: Theme
  readonly logo: ShownIdentity['logo']
}

/** The size in pixels from which a square logo can be the icon of an installed shop. */
const MIN_ICON_SIZE = 192

/** Creates the web app manifest of a shop: its icon is its logo, if that is square and large enough, else one of its theme. */
export function toWebManifest({ name, language, basePath, sitePath, theme, logo }: ManifestSource) {
  const start = `${basePath}/`
  const isIcon = logo !== null && logo.width !== null && logo.width === logo.height && logo.width >= MIN_ICON_SIZE
  const drawnIcon = { src: `${sitePath}/app-icon.svg`, sizes: 'any', type: 'image/svg+xml' }
  return {
    id: start,
    name,
    short_name: name,
    lang: language,
    dir: 'ltr',
    start_url: start,
    // Without a slash, so that the home page belongs to it, too.
    scope: basePath || start,
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: theme.barLight,
    icons: [
      ...(isIcon
        ? [{ src: logo.url.startsWith('/') ? sitePath + logo.url : logo.url, sizes: `${logo.width}x${logo.height}` }]
        : []),
      { ...drawnIcon, purpose: 'any' },
      { ...drawnIcon, purpose: 'maskable' },
    ],
  }
}
