import { loadSuggestions } from '../search/load-suggestions.ts'
import type { SearchSuggestion } from '../search/suggestion.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/suggestions.ts'

/** Returns the suggestions of the search box for `q`. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<readonly SearchSuggestion[]> {
  return loadSuggestions(context.get(shopContext), new URL(request.url).searchParams.get('q') ?? '')
}
