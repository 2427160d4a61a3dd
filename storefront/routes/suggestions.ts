import { links } from '../links.ts'
import type { SearchSuggestion } from '../search/suggestion.ts'
import { orElse } from '../shell/refusals.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/suggestions.ts'

const MOST_TERMS = 5

/** What the search box suggests for `q`: terms first, then products. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<readonly SearchSuggestion[]> {
  const { client } = context.get(shopContext)
  const term = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100)
  if (term === '') return []
  const found = await orElse(client.search.suggestions({ searchTerm: term, includeSuggestedProducts: true, maxResults: MOST_TERMS }), null)
  const products = (found?.suggestedProducts ?? []).map((product) => ({ kind: 'product' as const, label: product.name ?? '', href: links.product(product) }))
  const terms = (found?.recentSearchSuggestions ?? []).map(({ value }) => ({ kind: 'term' as const, label: value, href: links.search(value) }))
  return [...terms, ...products.filter((product) => product.label !== '')]
}
