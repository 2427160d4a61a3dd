import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { PlatformErrors } from '../shared/error.ts'
import { Csv, DATA_PARAMS, OffByDefault, OPEN } from '../shared/request.ts'

const STOCK = {
  product2Id: Type.String(),
  availableToFulfill: Type.Number(),
  availableToOrder: Type.Number(),
  onHand: Type.Number(),
}

/** How much of a product there is; these quantities are JSON numbers. */
export const InventoryProduct = Type.Object(STOCK)
export type InventoryProduct = Static<typeof InventoryProduct>

/** What is expected next of a product. */
export const NextArrival = Type.Object({
  /** The day (in UTC), such as `2027-06-30`. */
  expectedDate: Type.String(),
  /** How much is expected on that day at all locations. */
  quantity: Type.Number(),
})
export type NextArrival = Static<typeof NextArrival>

/** How much of a product there is at one location, and what is expected there next. */
export const LocationStock = Type.Object({
  locationId: Type.String(),
  name: Type.String(),
  availableToOrder: Type.Number(),
  nextArrival: Type.Optional(NextArrival),
})
export type LocationStock = Static<typeof LocationStock>

/**
 * How much of a product there is in all, with the stock of its variations when asked for. `nextArrival` is an addition of
 * ours: what is expected next, of a product of which nothing can be ordered. So is `stockByLocation`, which stores that show
 * it return for `includeLocations=true`, in the order in which locations are emptied.
 */
export const TotalInventory = Type.Object({
  ...STOCK,
  variants: Type.Optional(Type.Array(InventoryProduct)),
  nextArrival: Type.Optional(NextArrival),
  stockByLocation: Type.Optional(Type.Array(LocationStock)),
})
export type TotalInventory = Static<typeof TotalInventory>

/** Stock by location or by group of locations, whichever was asked for, and in all. */
export const InventoryLevels = Type.Object({
  success: Type.Boolean(),
  errors: PlatformErrors,
  locationGroups: Type.Array(
    Type.Object({ locationGroupId: Type.String(), inventoryProducts: Type.Array(InventoryProduct) }),
  ),
  locations: Type.Array(Type.Object({ locationId: Type.String(), inventoryProducts: Type.Array(InventoryProduct) })),
  totalInventory: Type.Array(TotalInventory),
})
export type InventoryLevels = Static<typeof InventoryLevels>

/** Reads stock; `scope` selects the web store, as in `webStoreId Eq '<id>'`, `products` are ids or part numbers. */
export const getInventoryLevels = defineEndpoint({
  ...ROUTES.getInventoryLevels,
  summary: 'How much of each product there is',
  params: Type.Object(DATA_PARAMS),
  query: Type.Object(
    {
      locations: Csv,
      locationgroups: Csv,
      products: Type.String({ minLength: 1 }),
      scope: Type.Optional(Type.String()),
      includeRelatedProducts: OffByDefault,
      includeLocations: OffByDefault,
    },
    OPEN,
  ),
  responses: { 200: InventoryLevels },
  guests: 'if-browsing',
  errors: ['GUEST_INSUFFICIENT_ACCESS', 'INVALID_API_INPUT', 'ILLEGAL_QUERY_PARAMETER_VALUE', 'MAX_LIMIT_EXCEEDED'],
  showsNoPrices: true,
})
