/** How a site map is sent: the same for everyone, and seldom asked for. */
export const SITEMAP_HEADERS = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=600',
} as const

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A place in a site map. */
export interface SitemapPlace {
  /** In full. */
  readonly url: string
  readonly lastModified: string | null
}

/** The two kinds of files, with what stands in them. */
const KINDS = { index: { file: 'sitemapindex', place: 'sitemap' }, part: { file: 'urlset', place: 'url' } } as const

/** How a file of this kind begins. */
export function beginXml(kind: keyof typeof KINDS): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${KINDS[kind].file} xmlns="${NAMESPACE}">\n`
}

/** Some of its places. */
export function placesXml(kind: keyof typeof KINDS, places: readonly SitemapPlace[]): string {
  const { place } = KINDS[kind]
  return places
    .map(
      ({ url, lastModified }) =>
        `<${place}><loc>${escaped(url)}</loc>${lastModified === null ? '' : `<lastmod>${escaped(lastModified)}</lastmod>`}</${place}>\n`,
    )
    .join('')
}

/** How it ends. */
export function endXml(kind: keyof typeof KINDS): string {
  return `</${KINDS[kind].file}>\n`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}
