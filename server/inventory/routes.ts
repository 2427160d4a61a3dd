import { parseCsv } from '@hydrant/contract/shared/csv.ts'
import { INVENTORY_LEVELS_BY_ID, INVENTORY_LEVELS_BY_SKU } from '@hydrant/contract/shared/limits.ts'
import { getInventoryLevels } from '@hydrant/contract/shop/inventory.ts'
import { fullId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { answerOutcome, refuse } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import { inventoryRefusals } from './errors.ts'
import { readLevels } from './service.ts'

const NO_LIMIT = { max: Number.MAX_SAFE_INTEGER } as const

/** Serves stock. */
export function registerInventoryRoutes(server: Server): void {
  serve(server, getInventoryLevels, async ({ query, shopper }) => {
    const scope =
      query.scope === undefined ? null : /^\s*webStoreId\s+Eq\s+'([A-Za-z0-9]+)'\s*$/i.exec(query.scope)?.[1]
    if (scope !== null && fullId(scope ?? '') !== shopper.webstore.id) return refuse(inventoryRefusals.unknownScope)
    const [products, locationIds, groupIds] = [query.products, query.locations, query.locationgroups].map(list)
    if (products === undefined || locationIds === undefined || groupIds === undefined || products.length === 0)
      return refuse(inventoryRefusals.noProducts)
    if (locationIds.length > 0 && groupIds.length > 0) return refuse(inventoryRefusals.locationsAndGroups)
    const areIds = products.every((product) => normalizeId(product, '01t') !== null)
    const places = Math.max(1, locationIds.length, groupIds.length)
    if (products.length * places > (areIds ? INVENTORY_LEVELS_BY_ID : INVENTORY_LEVELS_BY_SKU))
      return refuse(inventoryRefusals.tooMany)
    const asked = { products, areIds, locationIds, groupIds, includeVariations: query.includeRelatedProducts }
    return answerOutcome(
      await server.database.read((executor) => readLevels(executor, shopper, asked)),
      200,
      (levels) => levels,
    )
  })
}

function list(values: string | undefined): readonly string[] {
  const parsed = parseCsv(values, NO_LIMIT)
  return parsed.ok ? parsed.values : []
}
