import { redirect } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/search.js'
import { GUEST_CACHEABLE } from '../content/guest-cacheable.ts'
import { loadPageSlots } from '../content/load-page-slots.ts'
import { deferContent } from '../hydration/deferred-content.tsx'
import { toJsonText } from '../json-text.ts'
import { links } from '../links.ts'
import { shouldOpenProduct } from '../search/find-by-part-number.ts'
import { readListingQuery } from '../search/listing-query.ts'
import { loadSearchPageOrRedirect } from '../search/load-search-page.ts'
import { rememberLayout } from '../search/remember-layout.ts'
import { getPathInShop } from '../session/return-path.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/search.ts'
import { ShopTitle } from '../seo/shop-title.tsx'

const { Content, preload } = deferContent(() => import('../search/search-content.tsx'))
await preload()

/** Loads the results of a search; redirects to the home page without a term. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const params = new URL(request.url).searchParams
  const requested = readListingQuery(params)
  if (requested.term === '') throw redirect(links.home())
  const query = rememberLayout(shop, requested, params)
  const [results, slots] = await Promise.all([
    loadSearchPageOrRedirect(shop, query, {
      path: getPathInShop(request, shop.basePath),
      // A layout that was chosen for another list is no reason to show this one.
      opensProduct: shouldOpenProduct(requested),
    }),
    loadPageSlots(shop, request, { place: 'search' }),
  ])
  return { query, slots, ...results, listing: toJsonText(results.listing) }
}

export const handle = GUEST_CACHEABLE

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { term } = loaderData.query
  return (
    <>
      <ShopTitle title={messages.search({ term })} />
      <meta name="robots" content="noindex" />
      <meta name="description" content={messages.searchDescription({ term })} />
      <Content {...loaderData} />
    </>
  )
}
