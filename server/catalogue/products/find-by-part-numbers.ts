import { loadLabelTranslation } from '../translations/labels.ts'
import { DEFAULT_PRODUCT_IMAGE, type ProductMedia } from '@hydrant/contract/shared/image.ts'
import { toGtinKeyOrNull } from '@hydrant/kernel/identity/gtin.ts'
import { toPartNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import type { QuantityRule } from '@hydrant/kernel/quantity/quantity-rule.ts'
import type { Shopper } from '../../accounts/service.ts'
import { toQuantityRule } from './quantity-rule.ts'
import { findDefaultImages } from './service.ts'
import { findSuccessors, type Successor } from './successors.ts'
import { findOrderableRecords, findOrderableRecordsByPartNumberKey } from './find-products.ts'
import type { OrderableRecord, ProductRecord, ReadOnlyDb } from './store.ts'

/** A product with what somebody needs who orders it by its part number. */
export interface OrderableProduct {
  readonly id: string
  readonly name: string
  readonly sku: string
  readonly productCode: string | null
  readonly gtin: string | null
  readonly urlName: string | null
  readonly productClass: ProductRecord['productClass']
  readonly isRetired: boolean
  /** What replaces a retired product for the shopper; null for none. */
  readonly successor: Successor | null
  readonly isQuoteOnly: boolean
  readonly canViewPrice: boolean
  readonly unitOfMeasure: string | null
  readonly packText: string | null
  /** Null when any quantity may be bought. */
  readonly quantityRule: QuantityRule | null
  readonly defaultImage: ProductMedia
}

/** The products that a part number may mean, and the field that has it. More than one means that it is ambiguous. */
export interface PartNumberMatch {
  readonly field: 'StockKeepingUnit' | 'ProductCode' | 'Gtin__c'
  readonly products: readonly OrderableProduct[]
}

/**
 * Finds the products that the shopper may see by their part numbers, by part number as it was passed. The exact number
 * (SKU) counts first, then one that differs in case and punctuation only, then product codes, then the numbers of
 * barcodes (GTIN). Numbers without a product are missing. It takes a fixed number of statements, however many numbers
 * there are.
 */
export async function findProductsByPartNumbers(
  db: ReadOnlyDb,
  shopper: Shopper,
  partNumbers: readonly string[],
): Promise<Map<string, PartNumberMatch>> {
  const keys = new Set(partNumbers.map(toPartNumberKey))
  keys.delete('')
  if (keys.size === 0) return new Map()
  const found = await findOrderableRecordsByPartNumberKey(db, shopper, {
    keys: [...keys],
    gtinKeys: partNumbers.flatMap((partNumber) => toGtinKeyOrNull(partNumber) ?? []),
  })
  const products = await complete(db, shopper, found)
  const bySku = new Map(products.map((product) => [product.sku, product]))
  const bySkuKey = Map.groupBy(products, ({ sku }) => toPartNumberKey(sku))
  const byCodeKey = Map.groupBy(products, ({ productCode }) => toPartNumberKey(productCode ?? ''))
  const byGtinKey = Map.groupBy(products, ({ gtin }) => toGtinKeyOrNull(gtin ?? ''))
  return new Map(
    [...new Set(partNumbers)].flatMap((partNumber): [string, PartNumberMatch][] => {
      const key = toPartNumberKey(partNumber)
      const exact = bySku.get(partNumber)
      const withSku = exact === undefined ? bySkuKey.get(key) : [exact]
      if (withSku !== undefined) return [[partNumber, { field: 'StockKeepingUnit', products: withSku }]]
      const withCode = key === '' ? undefined : byCodeKey.get(key)
      if (withCode !== undefined) return [[partNumber, { field: 'ProductCode', products: withCode }]]
      const gtinKey = toGtinKeyOrNull(partNumber)
      const withGtin = gtinKey === null ? undefined : byGtinKey.get(gtinKey)
      return withGtin === undefined ? [] : [[partNumber, { field: 'Gtin__c', products: withGtin }]]
    }),
  )
}

/**
 * Finds the part number of the product whose barcode has a number (GTIN), among those that the shopper may see. Null when
 * there is none, or several, and when the number is another kind of number of a product.
 */
export async function findSkuByGtin(db: ReadOnlyDb, shopper: Shopper, gtin: string): Promise<string | null> {
  const match = (await findProductsByPartNumbers(db, shopper, [gtin])).get(gtin)
  const [product, ...others] = match?.field === 'Gtin__c' ? match.products : []
  return others.length === 0 ? (product?.sku ?? null) : null
}

/** Finds the products with these ids that the shopper may see, by id. */
export async function findOrderableProducts(
  db: ReadOnlyDb,
  shopper: Shopper,
  ids: readonly string[],
): Promise<Map<string, OrderableProduct>> {
  if (ids.length === 0) return new Map()
  const found = await findOrderableRecords(db, shopper, [...new Set(ids)])
  const products = await complete(db, shopper, found)
  return new Map(products.map((product) => [product.id, product]))
}

/** Adds the images, and what replaces those that are retired. */
async function complete(
  db: ReadOnlyDb,
  shopper: Shopper,
  records: readonly OrderableRecord[],
): Promise<OrderableProduct[]> {
  const images = await findDefaultImages(
    db,
    records.map(({ id }) => id),
  )
  const retiredIds = records.filter(({ isRetired }) => isRetired).map(({ id }) => id)
  const successors = await findSuccessors(db, shopper, retiredIds)
  const translateLabel = await loadLabelTranslation(db, shopper.webstore)
  const toUnit = (unit: string | null) => (unit === null ? null : translateLabel('Unit', unit))
  return records.map((record) => ({
    id: record.id,
    name: record.name,
    sku: record.sku,
    productCode: record.productCode,
    gtin: record.gtin,
    urlName: record.urlName,
    productClass: record.productClass,
    isRetired: record.isRetired,
    successor: successors.get(record.id) ?? null,
    isQuoteOnly: record.isQuoteOnly,
    canViewPrice: record.canViewPrice,
    unitOfMeasure: toUnit(record.unitOfMeasure),
    packText: toUnit(record.packText),
    quantityRule: toQuantityRule(record),
    defaultImage: images.get(record.id) ?? DEFAULT_PRODUCT_IMAGE,
  }))
}
