import * as messages from '@hydrant/messages/compiled/storefront/builder.js'
import { requireSiteBuilder } from '../../builder/require-site-builder.ts'
import { searchLinkTargets } from '../../builder/search-link-targets.ts'
import {
  searchAccounts,
  searchCategories,
  searchMedia,
  searchProducts,
  searchSections,
} from '../../builder/search-services.ts'
import { createErrorResponse } from '../../shell/page-errors.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/search.ts'

const SEARCHES = {
  products: searchProducts,
  categories: searchCategories,
  pages: searchLinkTargets,
  media: searchMedia,
  sections: searchSections,
  accounts: searchAccounts,
} as const

/**
 * Searches for the pickers of the editor by text `q` and `kind`, continuing behind the token `after`; responds with
 * JSON.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  const { searchParams } = new URL(request.url)
  const kind = searchParams.get('kind') ?? ''
  if (!isSearchKind(kind)) throw createErrorResponse(400, messages.searchKindUnknown())
  return Response.json(
    await SEARCHES[kind](shop, (searchParams.get('q') ?? '').trim().slice(0, 100), readAfterToken(searchParams)),
  )
}

function readAfterToken(search: URLSearchParams): string | undefined {
  return /^[\w+/=-]{1,200}$/.exec(search.get('after') ?? '')?.[0]
}

function isSearchKind(kind: string): kind is keyof typeof SEARCHES {
  return Object.hasOwn(SEARCHES, kind)
}
