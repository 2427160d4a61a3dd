import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Breadcrumb } from '@hydrant/design/navigation/breadcrumb.tsx'
import { loadProductPage } from '../catalogue/load-product-page.ts'
import { productPageModel } from '../catalogue/product-page-model.ts'
import { productOfPath } from '../catalogue/product-of-path.ts'
import { ProductView } from '../catalogue/product-view.tsx'
import { links, SEARCHED } from '../links.ts'
import { FoundByNumber } from '../search/found-by-number.tsx'
import { LONGEST_TERM } from '../search/listing-query.ts'
import { headMeta } from '../seo/head-meta.ts'
import { loadSeo } from '../seo/load-seo.ts'
import { pageHead } from '../seo/page-head.ts'
import { structuredBreadcrumb, structuredProduct } from '../seo/structured-data.ts'
import { pathInShop } from '../session/return-path.ts'
import { orNotFound } from '../shell/refusals.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/product.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const productId = productOfPath(params)
  const shop = context.get(shopContext)
  const { origin, basePath } = shop
  const told = loadSeo(shop, productId)
  const loaded = await orNotFound(loadProductPage(shop, productId), pathInShop(request, basePath))
  const product = productPageModel(loaded)
  const title = product.partNumber === null ? product.name : `${product.name} (${product.partNumber})`
  const head = pageHead(
    { title, description: product.description, canonical: origin + basePath + links.product(loaded.product) },
    await told,
  )
  return {
    product,
    head,
    site: { origin, basePath },
    searched: new URL(request.url).searchParams.get(SEARCHED)?.trim().slice(0, LONGEST_TERM) ?? '',
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { product, head, site } = loaderData
  return headMeta(head, [
    structuredProduct(product, { canonical: head.canonical, site }),
    structuredBreadcrumb(product.crumbs, site),
  ])
}

export default function ProductPage({ loaderData: { product, searched } }: Route.ComponentProps) {
  return (
    <PageWidth>
      <Breadcrumb crumbs={product.crumbs} endsAbove />
      <FoundByNumber term={searched} />
      <ProductView product={product} />
    </PageWidth>
  )
}
