import { links } from '../../links.ts'
import { orElse } from '../../shell/refusals.ts'
import type { ShopContext } from '../../shop-context.ts'
import { beginXml, endXml, placesXml, type SitemapPlace } from './xml.ts'

/**
 * The index of the site map: a file of pages, and as many of categories and products as there have to be. A shop that
 * shows guests nothing has none.
 */
export async function loadSitemapIndex({
  client,
  siteId,
  origin,
  basePath,
}: Pick<ShopContext, 'client' | 'siteId' | 'origin' | 'basePath'>): Promise<string> {
  const [pages, map] = await Promise.all([
    orElse(client.seo.sitemapPages(siteId), null),
    orElse(client.seo.sitemap(), null),
  ])
  const inFull = (path: string) => origin + basePath + path
  const places: SitemapPlace[] = []
  if (pages !== null && pages.entries.length > 0)
    places.push({
      url: inFull(links.sitemapPart('pages')),
      lastModified: latest(pages.entries.map(({ lastModified }) => lastModified)),
    })
  for (const { kind, after, through, lastModified } of map?.parts ?? []) {
    places.push({
      url: inFull(links.sitemapPart(kind, { after: after ?? undefined, through: through ?? undefined })),
      lastModified,
    })
  }
  return beginXml('index') + placesXml('index', places) + endXml('index')
}

function latest(moments: readonly (string | null)[]): string | null {
  return moments.reduce((last, moment) => (last === null || (moment !== null && moment > last) ? moment : last), null)
}
