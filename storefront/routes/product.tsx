import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Breadcrumb } from '@hydrant/design/navigation/breadcrumb.tsx'
import { loadProductPage } from '../catalogue/load-product-page.ts'
import { productPageModel } from '../catalogue/product-page-model.ts'
import { ProductView } from '../catalogue/product-view.tsx'
import { structuredProduct } from '../catalogue/structured-product.ts'
import { links } from '../links.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { pathInShop } from '../session/return-path.ts'
import { orNotFound } from '../shell/refusals.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/product.ts'

export async function loader({ context, params: { productId }, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const loaded = await orNotFound(loadProductPage(shop, productId), pathInShop(request, shop.basePath))
  return { product: productPageModel(loaded), canonical: shop.origin + shop.basePath + links.product(loaded.product), origin: shop.origin }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { product, canonical, origin } = loaderData
  return pageMeta({
    title: product.partNumber === null ? product.name : `${product.name} (${product.partNumber})`,
    description: product.description.replaceAll(/<[^>]*>/g, ' ').slice(0, 160),
    canonical,
    structured: structuredProduct(product, { canonical, origin }),
  })
}

export default function ProductPage({ loaderData: { product } }: Route.ComponentProps) {
  return (
    <PageWidth>
      <Breadcrumb crumbs={product.crumbs} endsAbove />
      <ProductView product={product} />
    </PageWidth>
  )
}
