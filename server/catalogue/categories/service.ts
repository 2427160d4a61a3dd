import type { CategoryDetail, CategoryRef } from '@hydrant/contract/shop/category.ts'
import type { MenuItem } from '@hydrant/contract/shop/category-menu.ts'
import { MENU_LEVELS } from '@hydrant/contract/shared/limits.ts'
import type { Executor } from '@hydrant/database/connection/database.ts'
import { idFromKey, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../../accounts/service.ts'
import { catalogueRefusals } from '../errors.ts'
import { categoryDetail, categoryRef, type CategoryView } from './category-body.ts'
import { categoryMenu, type MenuOptions } from './category-menu.ts'
import {
  type Category,
  countProducts,
  findCategories,
  findChildCategories,
  findNavigationalCategories,
  findPicturedCategories,
  findProductCategories,
  type PicturedCategory,
} from './store.ts'

/** The menu: navigational categories, down to so many levels. */
export async function readMenu(
  executor: Executor,
  options: MenuOptions & { readonly maxLevels: number },
): Promise<MenuItem[]> {
  return categoryMenu(await findNavigationalCategories(executor, Math.min(options.maxLevels, MENU_LEVELS)), options)
}

/** One category; refused when there is none of that id. */
export async function readCategory(
  executor: Executor,
  shopper: Shopper,
  wanted: { id: string; view: CategoryView },
): Promise<Result<CategoryDetail>> {
  const id = normalizeId(wanted.id, '0ZG')
  const [found] = id === null ? [] : await findPicturedCategories(executor, [id])
  if (found === undefined) return err(catalogueRefusals.unknownCategory)
  const [body] = await describe(executor, shopper, { found: [found], view: wanted.view })
  return body === undefined ? err(catalogueRefusals.unknownCategory) : ok(body)
}

/** The categories directly below one, or at the top. */
export async function readChildCategories(
  executor: Executor,
  shopper: Shopper,
  wanted: { parentId: string | null; view: CategoryView },
): Promise<Result<CategoryDetail[]>> {
  if (wanted.parentId === null)
    return ok(
      await describe(executor, shopper, { found: await findChildCategories(executor, null), view: wanted.view }),
    )
  const id = normalizeId(wanted.parentId, '0ZG')
  const [parent] = id === null ? [] : await findCategories(executor, [id])
  if (parent === undefined) return err(catalogueRefusals.unknownCategory)
  return ok(
    await describe(executor, shopper, { found: await findChildCategories(executor, parent), view: wanted.view }),
  )
}

/** The way from the top to a category, both included. */
export async function readCategoryPath(executor: Executor, categoryId: string): Promise<Result<CategoryRef[]>> {
  const id = normalizeId(categoryId, '0ZG')
  const [found] = id === null ? [] : await findCategories(executor, [id])
  if (found === undefined) return err(catalogueRefusals.unknownCategory)
  return ok((await withAncestors(executor, [found])).get(found.id)?.map(categoryRef) ?? [])
}

/** The way to the primary category of each product, root first. */
export async function findPrimaryPaths(
  executor: Executor,
  productIds: readonly string[],
): Promise<Map<string, Category[]>> {
  const placed = await findProductCategories(executor, productIds)
  const primary = new Map(placed.toReversed().map(({ productId, category }) => [productId, category]))
  const paths = await withAncestors(executor, [...primary.values()])
  return new Map([...primary].map(([productId, category]) => [productId, paths.get(category.id) ?? [category]]))
}

/** The categories that each product is in, with all above them. */
export async function findCategoryIds(
  executor: Executor,
  productIds: readonly string[],
): Promise<Map<string, string[]>> {
  const placed = productIds.length === 0 ? [] : await findProductCategories(executor, productIds)
  const byProduct = Map.groupBy(placed, (one) => one.productId)
  return new Map(
    [...byProduct].map(([id, ofProduct]) => [
      id,
      [...new Set(ofProduct.flatMap(({ category }) => [...category.ancestorIds, category.id]))],
    ]),
  )
}

async function withAncestors(executor: Executor, categories: readonly Category[]): Promise<Map<string, Category[]>> {
  const ancestorIds = [...new Set(categories.flatMap((category) => category.ancestorIds))]
  const ancestors = ancestorIds.length === 0 ? [] : await findCategories(executor, ancestorIds)
  const byId = new Map(ancestors.map((ancestor) => [ancestor.id, ancestor]))
  return new Map(
    categories.map((category) => [
      category.id,
      [...category.ancestorIds.flatMap((id) => byId.get(id) ?? []), category],
    ]),
  )
}

async function describe(
  executor: Executor,
  shopper: Shopper,
  asked: { found: readonly PicturedCategory[]; view: CategoryView },
): Promise<CategoryDetail[]> {
  const groupIds = shopper.buyerGroups.map((group) => group.id)
  const counts = await countProducts(
    executor,
    groupIds,
    asked.found.map(({ category }) => category.id),
  )
  const catalogId = idFromKey('0ZS', shopper.webstore.id)
  return asked.found.map((one) =>
    categoryDetail(one, asked.view, { products: counts.get(one.category.id) ?? 0, catalogId }),
  )
}
