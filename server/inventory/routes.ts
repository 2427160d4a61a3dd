import { parseUniqueCsvValues } from '@hydrant/contract/shared/csv.ts'
import { INVENTORY_LEVELS_BY_ID, INVENTORY_LEVELS_BY_SKU } from '@hydrant/contract/shared/limits.ts'
import { getInventoryLevels } from '@hydrant/contract/shop/inventory.ts'
import { toFullIdIfValid, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { createResultResponse, createErrorResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { inventoryErrors } from './errors.ts'
import { loadLevels } from './service.ts'
import { registerStockDeskRoutes } from './desk/routes.ts'
import type { FindOrdersWithStock } from './desk/service.ts'

/** The form of a product id with its check digits, which no part number has. */
const PRODUCT_ID_FORM = /^01t[A-Za-z0-9]{15}$/

const NO_LIMIT = { max: Number.MAX_SAFE_INTEGER } as const

/** Registers the routes of inventory levels, and of the stock desk with what finds the orders that have taken stock. */
export function registerInventoryRoutes(server: Server, findOrdersWithStock: FindOrdersWithStock): void {
  registerStockDeskRoutes(server, findOrdersWithStock)
  registerEndpoint(server, getInventoryLevels, async ({ query, shopper }) => {
    const scope =
      query.scope === undefined ? null : /^\s*webStoreId\s+Eq\s+'([A-Za-z0-9]+)'\s*$/i.exec(query.scope)?.[1]
    if (scope !== null && toFullIdIfValid(scope ?? '') !== shopper.webstore.id)
      return createErrorResponse(inventoryErrors.unknownScope)
    const [products, locationIds, groupIds] = [query.products, query.locations, query.locationgroups].map(
      parseListOrEmpty,
    )
    if (products === undefined || locationIds === undefined || groupIds === undefined || products.length === 0)
      return createErrorResponse(inventoryErrors.noProducts)
    if (locationIds.length > 0 && groupIds.length > 0) return createErrorResponse(inventoryErrors.locationsAndGroups)
    if (products.some((product) => PRODUCT_ID_FORM.test(product) && normalizeId(product, '01t') === null))
      return createErrorResponse(inventoryErrors.malformedProduct)
    const areIds = products.every((product) => normalizeId(product, '01t') !== null)
    const locationCount = Math.max(1, locationIds.length, groupIds.length)
    if (products.length * locationCount > (areIds ? INVENTORY_LEVELS_BY_ID : INVENTORY_LEVELS_BY_SKU))
      return createErrorResponse(inventoryErrors.tooMany)
    const { includeRelatedProducts: includeVariations, includeLocations } = query
    const levelsQuery = { products, areIds, locationIds, groupIds, includeVariations, includeLocations }
    return createResultResponse(
      await server.database.query((db) => loadLevels(db, shopper, levelsQuery)),
      200,
      (levels) => levels,
    )
  })
}

function parseListOrEmpty(values: string | undefined): readonly string[] {
  const parsed = parseUniqueCsvValues(values, NO_LIMIT)
  return parsed.ok ? parsed.values : []
}
