import { addVariations } from '../catalogue/add-variations.ts'
import { loadArrival } from '../catalogue/load-arrival.ts'
import { loadProductPage } from '../catalogue/load-product-page.ts'
import { toProductPageModel } from '../catalogue/product-page-model.ts'
import { getProductIdFromPathParts } from '../catalogue/pick-product-id.ts'
import { GUEST_CACHEABLE } from '../content/guest-cacheable.ts'
import { loadPageSlots } from '../content/load-page-slots.ts'
import { deferContent } from '../hydration/deferred-content.tsx'
import { links, SEARCHED_TERM_PARAM } from '../links.ts'
import { loadNotice } from '../notices/load-notice.ts'
import { loadOwnNumber } from '../part-numbers/own-numbers.ts'
import { MAX_TERM_LENGTH } from '../search/listing-query.ts'
import { toMetaDescriptors } from '../seo/head-meta.ts'
import { loadSeo } from '../seo/load-seo.ts'
import { mergePageHead } from '../seo/page-head.ts'
import { toProductData } from '../seo/product-data.ts'
import { loadShopName } from '../seo/load-shop-name.ts'
import { toBreadcrumbData } from '../seo/structured-data.ts'
import { readForm } from '../session/read-form.ts'
import { getPathInShop } from '../session/return-path.ts'
import { awaitOrThrow404OrSignIn } from '../shell/page-errors.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/product.ts'

const { Content, preload } = deferContent(() => import('../catalogue/product-content.tsx'))
await preload()

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const productId = getProductIdFromPathParts(params)
  const shop = context.get(shopContext)
  const { origin, basePath, sitePath } = shop
  const [loadedProduct, seo, shopName, slots] = await Promise.all([
    awaitOrThrow404OrSignIn(loadProductPage(shop, productId), getPathInShop(request, basePath)),
    loadSeo(shop, productId),
    loadShopName(shop),
    loadPageSlots(shop, request, { place: 'product', recordId: productId }),
  ])
  const model = toProductPageModel(loadedProduct)
  const { searchParams } = new URL(request.url)
  const isSold = !model.isParent && !model.isRetired && model.unitPrice !== null
  const [notice, arrival, own] = await Promise.all([
    loadNotice(shop, model),
    isSold ? loadArrival(shop, { productId: model.id, params: searchParams }) : null,
    loadOwnNumber(shop, model),
  ])
  const product = { ...model, notice, arrival, own }
  const title = product.partNumber === null ? product.name : `${product.name} (${product.partNumber})`
  const head = mergePageHead(
    {
      title,
      shopName,
      description: product.description,
      canonical: origin + basePath + links.product(loadedProduct.product),
    },
    seo,
  )
  return {
    product,
    slots,
    head,
    site: { origin, basePath, sitePath },
    searchedTerm: searchParams.get(SEARCHED_TERM_PARAM)?.trim().slice(0, MAX_TERM_LENGTH) ?? '',
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return addVariations(await readForm(request), context.get(shopContext))
}

export const handle = GUEST_CACHEABLE

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { product, head, site } = loaderData
  return toMetaDescriptors(head, [
    toProductData(product, { canonical: head.canonical, site }),
    toBreadcrumbData(product.crumbs, site),
  ])
}

export default function ProductPage({ loaderData: { product, slots, searchedTerm } }: Route.ComponentProps) {
  return <Content product={product} slots={slots} searchedTerm={searchedTerm} />
}
