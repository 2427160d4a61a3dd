import { redirect } from 'react-router'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/search.js'
import { GUEST_CACHEABLE } from '../content/guest-cacheable.ts'
import { links } from '../links.ts'
import { readListingQuery } from '../search/listing-query.ts'
import { ListingView } from '../search/listing-view.tsx'
import { loadSearchPageOrRedirect } from '../search/load-search-page.ts'
import { getPathInShop } from '../session/return-path.ts'
import { shopContext } from '../shop-context.ts'
import styles from '../search/search-page.module.css'
import type { Route } from './+types/search.ts'
import { withShopName } from '../seo/shop-name.ts'

/** Loads the results of a search; redirects to the home page without a term. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const query = readListingQuery(new URL(request.url).searchParams)
  if (query.term === '') throw redirect(links.home())
  return { query, ...(await loadSearchPageOrRedirect(shop, query, getPathInShop(request, shop.basePath))) }
}

export const handle = GUEST_CACHEABLE

export default function SearchPage({ loaderData: { listing, similarSearches, query } }: Route.ComponentProps) {
  return (
    <PageWidth>
      <title>{withShopName(messages.search({ term: query.term }))}</title>
      <meta name="robots" content="noindex" />
      <meta name="description" content={messages.searchDescription({ term: query.term })} />
      <h1 className={styles.title}>
        <RichMessage
          text={messages.resultsFor({ term: createElementPlaceholder('term') })}
          elements={{ term: <q>{query.term}</q> }}
        />
      </h1>
      <ListingView listing={listing} query={query} similarSearches={similarSearches} />
    </PageWidth>
  )
}
