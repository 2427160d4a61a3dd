import { splitPartNumbers } from '@hydrant/page-builder/registry/part-numbers.ts'
import { loadPartNumberFacts, PART_NUMBERS_AT_ONCE } from '../../builder/load-facts.ts'
import { requireSiteBuilder } from '../../builder/require-site-builder.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/part-numbers.ts'

/** Which of the part numbers `skus`, with commas between them, the shop has products of; answers with JSON. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  const asked = splitPartNumbers(new URL(request.url).searchParams.get('skus') ?? '').slice(0, PART_NUMBERS_AT_ONCE)
  return Response.json(await loadPartNumberFacts(shop, asked))
}
