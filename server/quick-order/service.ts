import type { QuickOrderInputRow, QuickOrderProduct, QuickOrderResult } from '@hydrant/contract/shop/quick-order.ts'
import type { Database, ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import type { Shopper } from '../accounts/service.ts'
import {
  findOrderableProducts,
  findProductsByPartNumbers,
  findVariationIds,
  type OrderableProduct,
} from '../catalogue/service.ts'
import { findNumbersOfProducts, findProductsByCustomerNumbers } from '../customer-part-numbers/service.ts'
import { findAvailability } from '../inventory/service.ts'
import { priceViewableProducts } from '../pricing/service.ts'
import { findSimilarPartNumbers, type LiveSearch } from '../search/service.ts'
import { pickMatch, type RowMatch } from './pick-match.ts'
import { type RowContext, toQuickOrderRow } from './row-body.ts'

/** Products that are suggested for one row. */
const MAX_SUGGESTIONS = 5

/** Unknown numbers of one call for which similar ones are searched; a file of another shop has nothing but those. */
const MAX_SEARCHED_NUMBERS = 25

/**
 * Resolves part numbers to products that the shopper may see, with price, stock and rule at each quantity. A row depends
 * on no other one, but similar part numbers are suggested for the first `MAX_SEARCHED_NUMBERS` unknown ones only.
 */
export async function resolveRows(
  { database, search }: { readonly database: Database; readonly search: LiveSearch },
  shopper: Shopper,
  inputRows: readonly QuickOrderInputRow[],
): Promise<QuickOrderResult> {
  const partNumbers = [...new Set(inputRows.map(({ partNumber }) => partNumber.trim()))]
  const matches = limitProducts(await database.query((db) => findMatches(db, shopper, partNumbers)))
  const unknownNumbers = partNumbers.filter((partNumber) => !matches.has(partNumber)).slice(0, MAX_SEARCHED_NUMBERS)
  const similarIds = await findSimilarIds({ search }, shopper, unknownNumbers)
  return database.query(async (db) => {
    const matched = [...matches.values()].flatMap((match) => match.products)
    const [pricing, customerNumbers, { variationIds, products, available, arrivals }] = await Promise.all([
      priceViewableProducts(
        db,
        shopper,
        matched.filter(({ canViewPrice }) => canViewPrice).map(({ id }) => ({ productId: id, sellingModelId: null })),
      ),
      findNumbersOfProducts(
        db,
        shopper,
        matched.map(({ id }) => id),
      ),
      findSuggestionsAndStock(db, shopper, { matched, similarIds }),
    ])
    const context: RowContext = {
      shopper,
      matches,
      customerNumbers,
      similarIds,
      variationIds,
      products,
      pricing,
      available,
      arrivals,
    }
    const rows = inputRows.map((row) => toQuickOrderRow(row, context))
    return {
      currencyIsoCode: shopper.currency,
      hasErrors: rows.some(({ success }) => !success),
      rows,
      products: [...products.values()].map((product) => toProductBody(product, context)),
    }
  })
}

/** Finds the products that are suggested besides the matched ones, and the stock of all. */
async function findSuggestionsAndStock(
  db: ReadOnlyDb,
  shopper: Shopper,
  {
    matched,
    similarIds,
  }: { readonly matched: readonly OrderableProduct[]; readonly similarIds: RowContext['similarIds'] },
): Promise<Pick<RowContext, 'variationIds' | 'products' | 'available' | 'arrivals'>> {
  const variationIds = await findVariationIdsOfParents(db, shopper, matched)
  const suggested = await findOrderableProducts(db, shopper, [
    ...[...similarIds.values()].flat(),
    ...[...variationIds.values()].flat(),
    ...matched.flatMap(({ successor }) => successor?.id ?? []),
  ])
  const products = new Map([...suggested, ...matched.map((product) => [product.id, product] as const)])
  return { variationIds, products, ...(await findAvailability(db, [...products.keys()])) }
}

async function findMatches(
  db: ReadOnlyDb,
  shopper: Shopper,
  numbers: readonly string[],
): Promise<Map<string, RowMatch>> {
  const [ofShop, ofAccount] = await Promise.all([
    findProductsByPartNumbers(db, shopper, numbers),
    findProductsByCustomerNumbers(db, shopper, numbers),
  ])
  return new Map(
    numbers.flatMap((number): [string, RowMatch][] => {
      const match = pickMatch(ofShop.get(number), ofAccount.get(number))
      return match === null ? [] : [[number, match]]
    }),
  )
}

/** Leaves as many products of a number that several have as are suggested for a row. */
function limitProducts(matches: ReadonlyMap<string, RowMatch>): ReadonlyMap<string, RowMatch> {
  return new Map(
    [...matches].map(([partNumber, match]) => [
      partNumber,
      { ...match, products: match.products.slice(0, MAX_SUGGESTIONS) },
    ]),
  )
}

async function findSimilarIds(
  deps: { readonly search: LiveSearch },
  shopper: Shopper,
  partNumbers: readonly string[],
): Promise<Map<string, readonly string[]>> {
  return new Map(
    await Promise.all(
      partNumbers.map(
        async (partNumber) =>
          [partNumber, await findSimilarPartNumbers(deps, shopper, { partNumber, limit: MAX_SUGGESTIONS })] as const,
      ),
    ),
  )
}

/** Finds the variations that are suggested instead of their parent, which cannot be bought. */
async function findVariationIdsOfParents(
  db: ReadOnlyDb,
  shopper: Shopper,
  products: readonly OrderableProduct[],
): Promise<Map<string, readonly string[]>> {
  const parentIds = products.filter(({ productClass }) => productClass === 'VariationParent').map(({ id }) => id)
  const variationIds = await findVariationIds(db, shopper, [...new Set(parentIds)].slice(0, MAX_SEARCHED_NUMBERS))
  return new Map([...variationIds].map(([parentId, ids]) => [parentId, ids.toSorted().slice(0, MAX_VARIATIONS)]))
}

const MAX_VARIATIONS = 20

function toProductBody(product: OrderableProduct, { available, arrivals }: RowContext): QuickOrderProduct {
  const { id, name, sku, productCode, urlName, productClass, unitOfMeasure, packText, quantityRule, defaultImage } =
    product
  return {
    id,
    name,
    sku,
    productCode,
    urlName,
    productClass,
    unitOfMeasure,
    packText,
    defaultImage,
    purchaseQuantityRule: quantityRule,
    availableToOrder: available.get(id) ?? null,
    nextArrival: arrivals.get(id) ?? null,
  }
}
