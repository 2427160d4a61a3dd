import type { SeoProperties } from '@hydrant/contract/shop/seo.ts'
import { readHeadTexts } from '@hydrant/page-builder/blocks/seo/head-texts.ts'
import type { LoadedPage } from '../content/load-stored-page.ts'
import type { ShopContext } from '../shop-context.ts'
import { type PageHead, pageHead } from './page-head.ts'
import { SHOP_NAME } from './shop-name.ts'

/** The head of a page that site builders keep at `path`: their block for search engines has the last word. */
export function storedHead(
  { origin, basePath }: Pick<ShopContext, 'origin' | 'basePath'>,
  { path, page, told }: { readonly path: string; readonly page: LoadedPage; readonly told: SeoProperties | null },
): PageHead {
  const own = { title: page.title, description: page.description, canonical: origin + basePath + path }
  return pageHead(own, told, readHeadTexts({ document: page.document, data: page.data, siteName: SHOP_NAME }))
}
