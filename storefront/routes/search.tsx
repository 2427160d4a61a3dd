import { redirect } from 'react-router'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { links } from '../links.ts'
import { findByPartNumber } from '../search/find-by-part-number.ts'
import { readListingQuery } from '../search/listing-query.ts'
import { ListingView } from '../search/listing-view.tsx'
import { loadListing } from '../search/load-listing.ts'
import { pathInShop } from '../session/return-path.ts'
import { orNotFound } from '../shell/refusals.ts'
import { shopContext } from '../shop-context.ts'
import styles from '../search/search-page.module.css'
import type { Route } from './+types/search.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const query = readListingQuery(new URL(request.url).searchParams)
  if (query.term === '') throw redirect(links.home())
  const [exact, listing] = await Promise.all([findByPartNumber(shop, query.term), orNotFound(loadListing(shop, query), pathInShop(request, shop.basePath))])
  const others = listing.products.filter((product) => product.id !== exact?.id)
  return { query, listing: query.page === 1 && exact !== null ? { ...listing, products: [exact, ...others], total: Math.max(listing.total, 1) } : listing }
}

export default function SearchPage({ loaderData: { listing, query } }: Route.ComponentProps) {
  return (
    <PageWidth>
      <title>{`Search: ${query.term} | Hydrant`}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>
        Results for <q>{query.term}</q>
      </h1>
      <ListingView listing={listing} query={query} />
    </PageWidth>
  )
}
