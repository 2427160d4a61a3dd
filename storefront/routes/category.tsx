import { toBreadcrumbs } from '../catalogue/breadcrumbs.ts'
import { GUEST_CACHEABLE } from '../content/guest-cacheable.ts'
import { loadPageSlots } from '../content/load-page-slots.ts'
import { deferContent } from '../hydration/deferred-content.tsx'
import { toJsonText } from '../json-text.ts'
import { links } from '../links.ts'
import { toListingHref, readListingQuery } from '../search/listing-query.ts'
import { loadListing } from '../search/load-listing.ts'
import { rememberLayout } from '../search/remember-layout.ts'
import { toMetaDescriptors } from '../seo/head-meta.ts'
import { loadSeo } from '../seo/load-seo.ts'
import { mergePageHead } from '../seo/page-head.ts'
import { loadShopName } from '../seo/load-shop-name.ts'
import { toBreadcrumbData } from '../seo/structured-data.ts'
import { getPathInShop } from '../session/return-path.ts'
import { awaitOrThrow404OrSignIn } from '../shell/page-errors.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/category.ts'

const { Content, preload } = deferContent(() => import('../search/category-content.tsx'))
await preload()

export async function loader({ context, params: { categoryId }, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const params = new URL(request.url).searchParams
  const query = rememberLayout(shop, readListingQuery(params), params)
  const { origin, basePath, sitePath } = shop
  const { client } = shop
  const categoryLoad = Promise.all([
    client.getCategory(categoryId),
    client.getCategoryPath(categoryId),
    loadListing(shop, query, categoryId),
  ])
  const [[category, { path }, listing], seo, shopName, slots] = await Promise.all([
    awaitOrThrow404OrSignIn(categoryLoad, getPathInShop(request, basePath)),
    loadSeo(shop, categoryId),
    loadShopName(shop),
    loadPageSlots(shop, request, { place: 'category', recordId: categoryId }),
  ])
  const name = category.fields['Name'] ?? ''
  const description = category.fields['Description'] ?? ''
  // Each page number has its own canonical URL; filters, order and layout show the same products.
  const pageQuery =
    query.page === 1
      ? ''
      : toListingHref(
          { ...query, term: '', sort: '', layout: 'grid', chosenFacets: {}, isFullList: false },
          { page: query.page },
        )
  const canonical = origin + basePath + links.category(category) + pageQuery
  return {
    name,
    description,
    head: mergePageHead({ title: name, shopName, description, canonical }, seo),
    site: { origin, basePath, sitePath },
    crumbs: toBreadcrumbs(path),
    listing: toJsonText(listing),
    slots,
    query,
  }
}

export const handle = GUEST_CACHEABLE

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toMetaDescriptors(loaderData.head, [toBreadcrumbData(loaderData.crumbs, loaderData.site)]) : []
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  return <Content {...loaderData} />
}
