import { sitemapLinks } from './sitemap-links.ts'
import { withFallbackOn4xx } from '../../shell/page-errors.ts'
import type { ShopContext } from '../../shop-context.ts'
import { toOpeningXml, toClosingXml, toEntriesXml, type SitemapUrl } from './xml.ts'

/**
 * Creates the index of the sitemap: one file of stored pages and the files of categories and products. It is empty when
 * guests may not see the shop.
 */
export async function loadSitemapIndex({
  client,
  siteId,
  origin,
  basePath,
}: Pick<ShopContext, 'client' | 'siteId' | 'origin' | 'basePath'>): Promise<string> {
  const [pages, sitemap] = await Promise.all([
    withFallbackOn4xx(client.listSitemapPages(siteId), null),
    withFallbackOn4xx(client.getSitemap(), null),
  ])
  const toAbsoluteUrl = (path: string) => origin + basePath + path
  const sitemapUrls: SitemapUrl[] = []
  if (pages !== null && pages.entries.length > 0)
    sitemapUrls.push({
      url: toAbsoluteUrl(sitemapLinks.part('pages')),
      lastModified: findLatest(pages.entries.map(({ lastModified }) => lastModified)),
    })
  for (const { kind, after, through, lastModified } of sitemap?.parts ?? []) {
    sitemapUrls.push({
      url: toAbsoluteUrl(sitemapLinks.part(kind, { after: after ?? undefined, through: through ?? undefined })),
      lastModified,
    })
  }
  return toOpeningXml('index') + toEntriesXml('index', sitemapUrls) + toClosingXml('index')
}

function findLatest(moments: readonly (string | null)[]): string | null {
  return moments.reduce((last, moment) => (last === null || (moment !== null && moment > last) ? moment : last), null)
}
