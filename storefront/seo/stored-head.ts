import type { SeoProperties } from '@hydrant/contract/shop/seo.ts'
import { findSeoHeadTexts } from '@hydrant/page-builder/blocks/seo/head-texts.ts'
import type { LoadedPage } from '../content/load-stored-page.ts'
import type { ShopContext } from '../shop-context.ts'
import { type PageHead, mergePageHead } from './page-head.ts'

/** Creates the head of a stored page at `path`: its SEO block has priority. */
export function toStoredPageHead(
  { origin, basePath }: Pick<ShopContext, 'origin' | 'basePath'>,
  {
    path,
    page,
    seo,
    shopName,
  }: {
    readonly path: string
    readonly page: LoadedPage
    readonly seo: SeoProperties | null
    readonly shopName: string
  },
): PageHead {
  const defaults = { title: page.title, description: page.description, canonical: origin + basePath + path, shopName }
  return mergePageHead(
    defaults,
    seo,
    findSeoHeadTexts({ document: page.document, data: page.data, siteName: shopName }),
  )
}
