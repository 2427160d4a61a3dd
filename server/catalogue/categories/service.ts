import type { CategoryDetail, CategoryRef } from '@hydrant/contract/shop/category.ts'
import type { MenuItem } from '@hydrant/contract/shop/category-menu.ts'
import { MENU_LEVELS } from '@hydrant/contract/shared/limits.ts'
import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../../accounts/service.ts'
import { toCatalogId } from '../catalog-id.ts'
import type { Webstore } from '../../webstore/service.ts'
import { catalogueErrors } from '../errors.ts'
import { translateCategories } from '../translations/service.ts'
import { toCategoryDetail, toCategoryRef, type CategoryView } from './category-body.ts'
import { toCategoryMenu, type MenuOptions } from './category-menu.ts'
import {
  type Category,
  findCategories,
  findChildCategories,
  findNavigationalCategories,
  findCategoriesWithImages,
  findProductCategories,
  type CategoryWithImages,
} from './store.ts'

/** Loads the menu of navigational categories, down to `maxLevels` levels. */
export async function loadMenu(
  db: ReadOnlyDb,
  webstore: Webstore,
  options: MenuOptions & { readonly maxLevels: number },
): Promise<MenuItem[]> {
  const found = await findNavigationalCategories(db, Math.min(options.maxLevels, MENU_LEVELS))
  return toCategoryMenu(await translateEntries(db, webstore, found), options)
}

/**
 * Counts the products that a shopper may see in each of the categories and below it; all variations of a product count
 * once. The search index counts them, because a database query would read every product below a top-level category each
 * time.
 */
export type CountProducts = (shopper: Shopper, categoryIds: readonly string[]) => Promise<ReadonlyMap<string, number>>

/** Loads a category, or returns an error if there is none with this id. */
export async function loadCategory(
  db: ReadOnlyDb,
  shopper: Shopper,
  request: { id: string; view: CategoryView; countProducts: CountProducts },
): Promise<Result<CategoryDetail>> {
  const id = normalizeId(request.id, '0ZG')
  const [selected] = id === null ? [] : await findCategoriesWithImages(db, [id])
  if (selected === undefined) return err(catalogueErrors.unknownCategory)
  const [body] = await loadCategoryDetails(db, shopper, { ...request, selected: [selected] })
  return body === undefined ? err(catalogueErrors.unknownCategory) : ok(body)
}

/** Loads the categories directly below a category, or at the top level. */
export async function loadChildCategories(
  db: ReadOnlyDb,
  shopper: Shopper,
  request: { parentId: string | null; view: CategoryView; countProducts: CountProducts },
): Promise<Result<CategoryDetail[]>> {
  if (request.parentId === null)
    return ok(await loadCategoryDetails(db, shopper, { ...request, selected: await findChildCategories(db, null) }))
  const id = normalizeId(request.parentId, '0ZG')
  const [parent] = id === null ? [] : await findCategories(db, [id])
  if (parent === undefined) return err(catalogueErrors.unknownCategory)
  return ok(await loadCategoryDetails(db, shopper, { ...request, selected: await findChildCategories(db, parent) }))
}

/** Loads the path from the top level to a category, including it, in the language of the request. */
export async function loadCategoryPath(
  db: ReadOnlyDb,
  webstore: Webstore,
  categoryId: string,
): Promise<Result<CategoryRef[]>> {
  const pathResult = await findCategoryPath(db, categoryId)
  return pathResult.ok ? ok((await translateCategories(db, webstore, pathResult.value)).map(toCategoryRef)) : pathResult
}

/** Finds the path from the top level to a category, including it, or returns an error if there is none with this id. */
export async function findCategoryPath(db: ReadOnlyDb, categoryId: string): Promise<Result<readonly Category[]>> {
  const id = normalizeId(categoryId, '0ZG')
  const [selected] = id === null ? [] : await findCategories(db, [id])
  if (selected === undefined) return err(catalogueErrors.unknownCategory)
  return ok((await findPathsByCategory(db, [selected])).get(selected.id) ?? [])
}

/** Finds the path to each product's primary category, root first. */
export async function findPrimaryCategoryPaths(
  db: ReadOnlyDb,
  productIds: readonly string[],
): Promise<Map<string, Category[]>> {
  const assignments = await findProductCategories(db, productIds)
  const primary = new Map(assignments.toReversed().map(({ productId, category }) => [productId, category]))
  const paths = await findPathsByCategory(db, [...primary.values()])
  return new Map([...primary].map(([productId, category]) => [productId, paths.get(category.id) ?? [category]]))
}

/** Finds the ids of the categories that each product is in, including all their ancestors. */
export async function findCategoryIdsWithAncestors(
  db: ReadOnlyDb,
  productIds: readonly string[],
): Promise<Map<string, string[]>> {
  const assignments = productIds.length === 0 ? [] : await findProductCategories(db, productIds)
  const byProduct = Map.groupBy(assignments, (entry) => entry.productId)
  return new Map(
    [...byProduct].map(([id, productEntries]) => [
      id,
      [...new Set(productEntries.flatMap(({ category }) => [...category.ancestorIds, category.id]))],
    ]),
  )
}

async function findPathsByCategory(db: ReadOnlyDb, categories: readonly Category[]): Promise<Map<string, Category[]>> {
  const ancestorIds = [...new Set(categories.flatMap((category) => category.ancestorIds))]
  const ancestors = ancestorIds.length === 0 ? [] : await findCategories(db, ancestorIds)
  const byId = new Map(ancestors.map((ancestor) => [ancestor.id, ancestor]))
  return new Map(
    categories.map((category) => [
      category.id,
      [...category.ancestorIds.flatMap((id) => byId.get(id) ?? []), category],
    ]),
  )
}

async function loadCategoryDetails(
  db: ReadOnlyDb,
  shopper: Shopper,
  input: { selected: readonly CategoryWithImages[]; view: CategoryView; countProducts: CountProducts },
): Promise<CategoryDetail[]> {
  const counts = await input.countProducts(
    shopper,
    input.selected.map(({ category }) => category.id),
  )
  const catalogId = toCatalogId(shopper.webstore)
  return (await translateEntries(db, shopper.webstore, input.selected)).map((entry) =>
    toCategoryDetail(entry, input.view, { products: counts.get(entry.category.id) ?? 0, catalogId }),
  )
}

/** Replaces the texts of categories with their images by those in the language of the request. */
async function translateEntries<Entry extends { readonly category: Category }>(
  db: ReadOnlyDb,
  webstore: Webstore,
  entries: readonly Entry[],
): Promise<Entry[]> {
  const shown = await translateCategories(
    db,
    webstore,
    entries.map(({ category }) => category),
  )
  return entries.map((entry, position) => ({ ...entry, category: shown[position] ?? entry.category }))
}
