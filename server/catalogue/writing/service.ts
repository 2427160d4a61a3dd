import type { Executor } from '@hydrant/database/connection/database.ts'
import { moveCatalogVersion } from '../../webstore/service.ts'
import { pathKey, pathsDownTo } from './categories/path-key.ts'
import { findByPath, insertByPath, insertCategories, lockCategories, type PlacedCategory } from './categories/store.ts'
import { type LinkedMedia, type PlacedProductMedia, replaceProductMedia, upsertLinkedMedia } from './media/store.ts'
import type { NewProduct, SavedProduct } from './new-product.ts'
import { describeSaved, entitleNewProducts, findIdsBySku, replaceCategories, upsertProducts } from './store.ts'
import { insertEntitlements, insertStructure, type NewEntitlements, type NewStructure } from './structure/store.ts'

/**
 * Adds products or changes known ones, found by part number, and says what became of each, in the order given. New ones
 * join the entitlements for new products. Of a part number given twice the last counts. Made for batches of some
 * hundreds.
 */
export async function saveProducts(executor: Executor, batch: readonly NewProduct[]): Promise<SavedProduct[]> {
  const products = [...new Map(batch.map((product) => [product.sku, product])).values()]
  if (products.length === 0) return []
  const skus = products.map((product) => product.sku)
  const touched = await upsertProducts(executor, products)
  const ids = await findIdsBySku(executor, skus)
  const placed = products.flatMap(({ sku, categoryIds }) => {
    const productId = ids.get(sku)
    return productId === undefined || categoryIds === undefined ? [] : [{ productId, categoryIds }]
  })
  const moved = new Set(await replaceCategories(executor, placed))
  await entitleNewProducts(
    executor,
    [...touched.values()].flatMap(({ id, isNew }) => (isNew ? [id] : [])),
  )
  if (touched.size > 0 || moved.size > 0) await moveCatalogVersion(executor)
  return describeSaved(
    batch.map((product) => product.sku),
    { touched, ids, moved },
  )
}

/** The categories of paths, and how many of them were made. */
export interface EnsuredCategories {
  /** The id of the category that a path of names leads to; undefined for a path that was not asked for. */
  idOf(path: readonly string[]): string | undefined
  readonly added: number
}

/**
 * Finds categories by the names that lead to them, root first, and makes those that are missing. Call it in a
 * transaction.
 */
export async function ensureCategories(
  executor: Executor,
  paths: ReadonlyArray<readonly string[]>,
): Promise<EnsuredCategories> {
  const wanted = new Map(paths.flatMap(pathsDownTo).map((path) => [pathKey(path), path]))
  const byLength = [...wanted].toSorted(([, one], [, other]) => one.length - other.length)
  let placed =
    byLength.length === 0 ? new Map<string, PlacedCategory>() : await findByPath(executor, [...wanted.keys()])
  let added = 0
  if (byLength.some(([key]) => !placed.has(key))) {
    await lockCategories(executor)
    const known = await findByPath(executor, [...wanted.keys()])
    const missing = byLength.filter(([key]) => !known.has(key)).map(([, path]) => path)
    placed = await insertByPath(executor, missing, known)
    added = missing.length
    if (added > 0) await moveCatalogVersion(executor)
  }
  return { idOf: (path) => placed.get(pathKey(path))?.id, added }
}

/** The media of one use of a product, in order: kept elsewhere, or here already. */
export interface ProductMediaList {
  readonly productId: string
  readonly usage: PlacedProductMedia['usage']
  readonly media: ReadonlyArray<LinkedMedia | { readonly mediaId: string }>
}

/**
 * Gives products exactly these media in the uses that are named. Answers the ids of the products for which that changed
 * anything.
 */
export async function attachMedia(executor: Executor, lists: readonly ProductMediaList[]): Promise<Set<string>> {
  const linked = lists.flatMap((list) => list.media).filter((one) => 'externalUrl' in one)
  const ids = linked.length === 0 ? new Map<string, string>() : await upsertLinkedMedia(executor, linked)
  const placed = lists.flatMap(({ productId, usage, media }) => {
    const mediaIds = media.flatMap((one) => ('externalUrl' in one ? (ids.get(one.externalUrl) ?? []) : one.mediaId))
    return [...new Set(mediaIds)].map((mediaId, sortOrder) => ({ productId, usage, mediaId, sortOrder }))
  })
  const changed = await replaceProductMedia(executor, lists, placed)
  if (changed.length > 0) await moveCatalogVersion(executor)
  return new Set(changed)
}

/**
 * Stores categories as they are given, parents first, with the path key that imports find them by made from `path`,
 * their names from the root down.
 */
export async function createCategories(
  executor: Executor,
  categories: ReadonlyArray<
    { path: readonly string[] } & Omit<Parameters<typeof insertCategories>[1][number], 'pathKey' | 'name'>
  >,
): Promise<void> {
  await insertCategories(
    executor,
    categories.map(({ path, ...category }) => ({ ...category, pathKey: pathKey(path), name: path.at(-1) ?? '' })),
  )
  await moveCatalogVersion(executor)
}

/**
 * Stores attributes, selling models, variation attributes, components and relations; what is there already stays as it
 * is.
 */
export async function createStructure(executor: Executor, structure: NewStructure): Promise<void> {
  await insertStructure(executor, structure)
  await moveCatalogVersion(executor)
}

/**
 * Stores entitlement policies, the groups that have them and the products they open; what is there already stays as it
 * is.
 */
export async function createEntitlements(executor: Executor, entitlements: NewEntitlements): Promise<void> {
  await insertEntitlements(executor, entitlements)
  await moveCatalogVersion(executor)
}
