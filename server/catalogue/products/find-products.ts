import { type Shopper, toBuyerGroupIds } from '../../accounts/service.ts'
import { translateProducts } from '../translations/service.ts'
import * as store from './store.ts'
import type { ListedRecord, OrderableRecord, ProductRecord, ReadOnlyDb } from './store.ts'

/** A product that a shopper may see, in the language of the request. */
export type ShownProduct = ProductRecord & {
  /** The product's own name, where `name` is in another language. */
  readonly ownName?: string
}

/** Finds the active products with these ids that the shopper may see, in the language of the request. */
export async function findProducts(
  db: ReadOnlyDb,
  shopper: Shopper,
  ids: readonly string[],
): Promise<readonly ShownProduct[]> {
  return translateProducts(db, shopper.webstore, await store.findProducts(db, toBuyerGroupIds(shopper), ids))
}

/** Finds the active products with these part numbers that the shopper may see, in the language of the request. */
export async function findProductsBySku(
  db: ReadOnlyDb,
  shopper: Shopper,
  skus: readonly string[],
): Promise<readonly ShownProduct[]> {
  return translateProducts(db, shopper.webstore, await store.findProductsBySku(db, toBuyerGroupIds(shopper), skus))
}

/**
 * Finds the active products with these normalized part numbers (`toPartNumberKey`) that the shopper may see, in the
 * language of the request.
 */
export async function findProductsByPartNumberKey(
  db: ReadOnlyDb,
  shopper: Shopper,
  keys: readonly string[],
): Promise<readonly ShownProduct[]> {
  const found = await store.findProductsByPartNumberKey(db, toBuyerGroupIds(shopper), keys)
  return translateProducts(db, shopper.webstore, found)
}

/** Finds what an order needs of the active products with these ids that the shopper may see, in their language. */
export async function findOrderableRecords(
  db: ReadOnlyDb,
  shopper: Shopper,
  ids: readonly string[],
): Promise<readonly OrderableRecord[]> {
  return translateProducts(db, shopper.webstore, await store.findOrderableRecords(db, toBuyerGroupIds(shopper), ids))
}

/**
 * Finds what an order needs of the active products that have one of these normalized part numbers (`toPartNumberKey`),
 * also as a product code, or one of these GTINs (`toGtinKeyOrNull`), and that the shopper may see, in their language.
 */
export async function findOrderableRecordsByPartNumberKey(
  db: ReadOnlyDb,
  shopper: Shopper,
  numbers: { readonly keys: readonly string[]; readonly gtinKeys: readonly string[] },
): Promise<readonly OrderableRecord[]> {
  const found = await store.findOrderableRecordsByPartNumberKey(db, toBuyerGroupIds(shopper), numbers)
  return translateProducts(db, shopper.webstore, found)
}

/** Finds the gift wrap products that are sold and that the shopper may see, in the language of the request. */
export async function findGiftWraps(db: ReadOnlyDb, shopper: Shopper): Promise<readonly ShownProduct[]> {
  return translateProducts(db, shopper.webstore, await store.findGiftWraps(db, toBuyerGroupIds(shopper)))
}

/** Finds the same products as `findProducts` with what lists show of them, in no particular order. */
export async function findListedProducts(
  db: ReadOnlyDb,
  shopper: Shopper,
  ids: readonly string[],
): Promise<readonly ListedRecord[]> {
  return translateProducts(db, shopper.webstore, await store.findListedProducts(db, toBuyerGroupIds(shopper), ids))
}
