/** The headers of a sitemap: it is public and can be cached. */
export const SITEMAP_HEADERS = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=600',
} as const

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A URL in a sitemap. */
export interface SitemapUrl {
  /** The full URL. */
  readonly url: string
  readonly lastModified: string | null
}

/** The XML elements of the two kinds of sitemap files: the index, and its parts with the URLs. */
const ELEMENTS_BY_KIND = {
  index: { rootElement: 'sitemapindex', entryElement: 'sitemap' },
  part: { rootElement: 'urlset', entryElement: 'url' },
} as const

/** Creates the XML declaration and the opening tag of a sitemap file. */
export function toOpeningXml(kind: keyof typeof ELEMENTS_BY_KIND): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${ELEMENTS_BY_KIND[kind].rootElement} xmlns="${NAMESPACE}">\n`
}

/** Creates the XML elements of these URLs. */
export function toEntriesXml(kind: keyof typeof ELEMENTS_BY_KIND, sitemapUrls: readonly SitemapUrl[]): string {
  const { entryElement } = ELEMENTS_BY_KIND[kind]
  return sitemapUrls
    .map(
      ({ url, lastModified }) =>
        `<${entryElement}><loc>${escapeXml(url)}</loc>${lastModified === null ? '' : `<lastmod>${escapeXml(lastModified)}</lastmod>`}</${entryElement}>\n`,
    )
    .join('')
}

/** Creates the closing tag of a sitemap file. */
export function toClosingXml(kind: keyof typeof ELEMENTS_BY_KIND): string {
  return `</${ELEMENTS_BY_KIND[kind].rootElement}>\n`
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}
