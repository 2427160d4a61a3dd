import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Breadcrumb } from '@hydrant/design/navigation/breadcrumb.tsx'
import { CategoryHead } from '../catalogue/category-head.tsx'
import { crumbsOf } from '../catalogue/crumbs.ts'
import { links } from '../links.ts'
import { listingHref, readListingQuery } from '../search/listing-query.ts'
import { ListingView } from '../search/listing-view.tsx'
import { loadListing } from '../search/load-listing.ts'
import { headMeta } from '../seo/head-meta.ts'
import { loadSeo } from '../seo/load-seo.ts'
import { pageHead } from '../seo/page-head.ts'
import { structuredBreadcrumb } from '../seo/structured-data.ts'
import { pathInShop } from '../session/return-path.ts'
import { orNotFound } from '../shell/refusals.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/category.ts'

export async function loader({ context, params: { categoryId }, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const query = readListingQuery(new URL(request.url).searchParams)
  const { origin, basePath } = shop
  const { catalogue } = shop.client
  const told = loadSeo(shop, categoryId)
  const loading = Promise.all([
    catalogue.category(categoryId),
    catalogue.categoryPath(categoryId),
    loadListing(shop, query, categoryId),
  ])
  const [category, { path }, listing] = await orNotFound(loading, pathInShop(request, basePath))
  const name = category.fields['Name'] ?? ''
  const description = category.fields['Description'] ?? ''
  // Each page of the list is a page of its own; filters, order and layout show the same products another way.
  const pageQuery =
    query.page === 1
      ? ''
      : listingHref({ ...query, term: '', sort: '', layout: 'grid', chosen: {}, isWhole: false }, { page: query.page })
  const canonical = origin + basePath + links.category(category) + pageQuery
  return {
    name,
    description,
    head: pageHead({ title: name, description, canonical }, await told),
    site: { origin, basePath },
    crumbs: crumbsOf(path),
    listing,
    query,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.head, [structuredBreadcrumb(loaderData.crumbs, loaderData.site)]) : []
}

export default function CategoryPage({
  loaderData: { name, description, crumbs, listing, query },
}: Route.ComponentProps) {
  return (
    <PageWidth>
      <Breadcrumb crumbs={crumbs} />
      <CategoryHead name={name} description={description} subcategories={listing.categories} />
      <ListingView listing={{ ...listing, categories: [] }} query={query} canDropTerm />
    </PageWidth>
  )
}
