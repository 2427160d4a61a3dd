import { parsePartNumbers } from '@hydrant/page-builder/registry/part-numbers.ts'
import { loadPartNumberStatuses, PART_NUMBER_BATCH_SIZE } from '../../builder/load-check-data.ts'
import { requireSiteBuilder } from '../../builder/require-site-builder.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/part-numbers.ts'

/** Returns which of the comma-separated part numbers `skus` belong to products; responds with JSON. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  const partNumbers = parsePartNumbers(new URL(request.url).searchParams.get('skus') ?? '').slice(
    0,
    PART_NUMBER_BATCH_SIZE,
  )
  return Response.json(await loadPartNumberStatuses(shop, partNumbers))
}
