import type { Transaction } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/catalogue.js'
import { recordChange } from '../../records/service.ts'
import { insertLabelTranslations, type NewLabelTranslation } from '../translations/label-store.ts'
import { insertTranslations, type Translation } from '../translations/store.ts'
import { incrementCatalogVersion } from '../../webstore/service.ts'
import { toPathKey, toPathsFromRoot } from './categories/path-key.ts'
import {
  findCategoriesByPathKey,
  insertCategoriesByPath,
  insertCategories,
  lockCategories,
  type CategoryLocation,
} from './categories/store.ts'
import {
  type ExternalMedia,
  type ProductMediaAssignment,
  replaceProductMedia,
  upsertExternalMedia,
} from './media/store.ts'
import type { NewProduct, SavedProduct } from './new-product.ts'
import {
  deleteProduct,
  hasVariations,
  insertProduct,
  type ProductValues,
  updateProduct,
  updateVariationsRetired,
} from './product-store.ts'
import {
  toSavedProducts,
  addProductsToDefaultPolicies,
  findProductIdsBySku,
  findStoredSkusIgnoringCase,
  replaceProductCategories,
  upsertProducts,
} from './store.ts'
import {
  insertEntitlements,
  insertAttributesAndRelations,
  type NewEntitlements,
  type NewAttributesAndRelations,
} from './structure/store.ts'

/**
 * Inserts products or updates existing ones, with their categories, and returns the result for each in the same order.
 * Products are identified by part number, ignoring case; an existing product keeps its spelling of it. New products are
 * added to the entitlement policies for new products. If a part number occurs twice, the last product with it counts.
 * Meant for batches of some hundreds.
 */
export async function saveProducts(tx: Transaction, input: readonly NewProduct[]): Promise<SavedProduct[]> {
  const storedSkus = await findStoredSkusIgnoringCase(
    tx,
    input.map(({ sku }) => sku),
  )
  const batch = input.map((product) => ({ ...product, sku: storedSkus.get(product.sku) ?? product.sku }))
  const products = [...new Map(batch.map((product) => [product.sku, product])).values()]
  if (products.length === 0) return []
  const skus = products.map((product) => product.sku)
  const upserted = await upsertProducts(tx, products)
  const ids = await findProductIdsBySku(tx, skus)
  const categoryAssignments = products.flatMap(({ sku, categoryIds }) => {
    const productId = ids.get(sku)
    return productId === undefined || categoryIds === undefined ? [] : [{ productId, categoryIds }]
  })
  const recategorized = new Set(await replaceProductCategories(tx, categoryAssignments))
  await addProductsToDefaultPolicies(
    tx,
    [...upserted.values()].flatMap(({ id, isNew }) => (isNew ? [id] : [])),
  )
  if (upserted.size > 0 || recategorized.size > 0) await incrementCatalogVersion(tx)
  return toSavedProducts(
    batch.map((product) => product.sku),
    { upserted, ids, recategorized },
  )
}

/** Values of a product to change; what is left out stays as it is, and null clears it. */
export type ProductChanges = ProductValues

/**
 * Creates a product whose part number no other product has, and returns its id. It joins the entitlement policies for
 * new products.
 */
export async function createProduct(
  tx: Transaction,
  product: ProductChanges & Pick<NewProduct, 'name' | 'sku'>,
): Promise<Result<string>> {
  const id = newId('01t')
  await insertProduct(tx, { ...product, id })
  await addProductsToDefaultPolicies(tx, [id])
  return ok(id)
}

/**
 * Changes a product, by its id; its part number can be among the changes. A parent of variations is retired, and sold
 * again, with all of them.
 */
export async function changeProduct(tx: Transaction, id: string, changes: ProductChanges): Promise<Result<null>> {
  await updateProduct(tx, id, changes)
  if (changes.isRetired !== undefined) await retireVariations(tx, id, changes.isRetired)
  return ok(null)
}

async function retireVariations(tx: Transaction, parentId: string, isRetired: boolean): Promise<void> {
  for (const id of await updateVariationsRetired(tx, parentId, isRetired))
    await recordChange(tx, {
      objectName: 'Product2',
      recordId: id,
      operation: 'update',
      oldValues: { IsRetired__c: !isRetired },
      newValues: { IsRetired__c: isRetired },
    })
}

/**
 * Deletes a product, and takes it out of price books, categories and policies. Returns an error when it has variations.
 * The database refuses it while a cart or another product contains it.
 */
export async function removeProduct(tx: Transaction, id: string): Promise<Result<null>> {
  if (await hasVariations(tx, id))
    return err({ code: 'DELETE_FAILED', message: () => messages.dependentProducts({ id }) })
  await deleteProduct(tx, id)
  return ok(null)
}

/** The categories of paths, and how many of them were created. */
export interface EnsuredCategories {
  /** The id of the category with this path; undefined for a path that was not requested. */
  idOf(path: readonly string[]): string | undefined
  readonly addedCount: number
}

/** Finds categories by their paths of names, root first, and creates the missing ones. */
export async function ensureCategories(
  tx: Transaction,
  paths: ReadonlyArray<readonly string[]>,
): Promise<EnsuredCategories> {
  const pathsByKey = new Map(paths.flatMap(toPathsFromRoot).map((path) => [toPathKey(path), path]))
  const pathsShortestFirst = [...pathsByKey].toSorted(([, one], [, other]) => one.length - other.length)
  let locations =
    pathsShortestFirst.length === 0
      ? new Map<string, CategoryLocation>()
      : await findCategoriesByPathKey(tx, [...pathsByKey.keys()])
  let addedCount = 0
  if (pathsShortestFirst.some(([key]) => !locations.has(key))) {
    await lockCategories(tx)
    const existing = await findCategoriesByPathKey(tx, [...pathsByKey.keys()])
    const missingPaths = pathsShortestFirst.filter(([key]) => !existing.has(key)).map(([, path]) => path)
    locations = await insertCategoriesByPath(tx, missingPaths, existing)
    addedCount = missingPaths.length
    if (addedCount > 0) await incrementCatalogVersion(tx)
  }
  return { idOf: (path) => locations.get(toPathKey(path))?.id, addedCount }
}

/** The media of one use of a product, in order: external, or already stored here. */
export interface ProductMediaList {
  readonly productId: string
  readonly usage: ProductMediaAssignment['usage']
  readonly media: ReadonlyArray<ExternalMedia | { readonly mediaId: string }>
}

/**
 * Replaces, for each list, the media that a product has for one usage. Returns the ids of the products that were
 * changed.
 */
export async function replaceMedia(tx: Transaction, lists: readonly ProductMediaList[]): Promise<Set<string>> {
  const externalMedia = lists.flatMap((list) => list.media).filter((medium) => 'externalUrl' in medium)
  const ids = externalMedia.length === 0 ? new Map<string, string>() : await upsertExternalMedia(tx, externalMedia)
  const mediaAssignments = lists.flatMap(({ productId, usage, media }) => {
    const mediaIds = media.flatMap((medium) =>
      'externalUrl' in medium ? (ids.get(medium.externalUrl) ?? []) : medium.mediaId,
    )
    return [...new Set(mediaIds)].map((mediaId, sortOrder) => ({ productId, usage, mediaId, sortOrder }))
  })
  const changedProductIds = await replaceProductMedia(tx, lists, mediaAssignments)
  if (changedProductIds.length > 0) await incrementCatalogVersion(tx)
  return new Set(changedProductIds)
}

/**
 * Inserts categories as they are, parents first. `path`, their names from the root down, becomes the path key by which
 * imports find them.
 */
export async function addCategories(
  tx: Transaction,
  categories: ReadonlyArray<
    { path: readonly string[] } & Omit<Parameters<typeof insertCategories>[1][number], 'pathKey' | 'name'>
  >,
): Promise<void> {
  await insertCategories(
    tx,
    categories.map(({ path, ...category }) => ({ ...category, pathKey: toPathKey(path), name: path.at(-1) ?? '' })),
  )
  await incrementCatalogVersion(tx)
}

/** Inserts attributes, selling models, variation attributes, components and relations; existing ones stay unchanged. */
export async function addAttributesAndRelations(tx: Transaction, structure: NewAttributesAndRelations): Promise<void> {
  await insertAttributesAndRelations(tx, structure)
  await incrementCatalogVersion(tx)
}

/** Inserts entitlement policies, their buyer groups and their products; existing ones stay unchanged. */
export async function addEntitlements(tx: Transaction, entitlements: NewEntitlements): Promise<void> {
  await insertEntitlements(tx, entitlements)
  await incrementCatalogVersion(tx)
}

/** Inserts texts of products and categories, and labels, in other languages; existing ones stay unchanged. */
export async function addTranslations(
  tx: Transaction,
  translations: {
    readonly products: readonly Translation[]
    readonly categories: readonly Translation[]
    readonly labels: readonly NewLabelTranslation[]
  },
): Promise<void> {
  await insertTranslations(tx, 'product', translations.products)
  await insertTranslations(tx, 'category', translations.categories)
  await insertLabelTranslations(tx, translations.labels)
}
