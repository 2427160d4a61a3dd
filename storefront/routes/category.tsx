import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Breadcrumb } from '@hydrant/design/navigation/breadcrumb.tsx'
import { CategoryHead } from '../catalogue/category-head.tsx'
import { crumbsOf } from '../catalogue/crumbs.ts'
import { links } from '../links.ts'
import { readListingQuery } from '../search/listing-query.ts'
import { ListingView } from '../search/listing-view.tsx'
import { loadListing } from '../search/load-listing.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { pathInShop } from '../session/return-path.ts'
import { orNotFound } from '../shell/refusals.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/category.ts'

export async function loader({ context, params: { categoryId }, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const query = readListingQuery(new URL(request.url).searchParams)
  const { catalogue } = shop.client
  const loading = Promise.all([catalogue.category(categoryId), catalogue.categoryPath(categoryId), loadListing(shop, query, categoryId)])
  const [category, { path }, listing] = await orNotFound(loading, pathInShop(request, shop.basePath))
  const name = category.fields['Name'] ?? ''
  return {
    name,
    description: category.fields['Description'] ?? '',
    canonical: shop.origin + shop.basePath + links.category(category),
    crumbs: crumbsOf(path),
    listing,
    query,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta({ title: loaderData.name, description: loaderData.description, canonical: loaderData.canonical }) : []
}

export default function CategoryPage({ loaderData: { name, description, crumbs, listing, query } }: Route.ComponentProps) {
  return (
    <PageWidth>
      <Breadcrumb crumbs={crumbs} />
      <CategoryHead name={name} description={description} subcategories={listing.categories} />
      <ListingView listing={{ ...listing, categories: [] }} query={query} canDropTerm />
    </PageWidth>
  )
}
