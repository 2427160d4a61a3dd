import { type ReadOnlyDb, findVariations, type ProductRecord } from './store.ts'
import { type Shopper, toBuyerGroupIds } from '../../accounts/service.ts'
import { cacheUntilBaseChanges } from '../../webstore/service.ts'
import { findPrimaryCategoryPaths } from '../categories/service.ts'
import type { Category } from '../categories/store.ts'
import { loadLabelTranslation, type TranslateLabel } from '../translations/labels.ts'
import { translateCategories } from '../translations/service.ts'
import { findFamilyParentId, type ProductContext, type ProductContextOptions } from './product-context.ts'
import {
  findAttributeDefinitions,
  findMedia,
  findSellingModels,
  findVariationAxes,
  type VariationAxis,
} from './detail-store.ts'

/** Finds all attribute definitions, in the order in which product pages list them. */
export const findAttributeDefinitionsCached = cacheUntilBaseChanges('attribute definitions', findAttributeDefinitions)

/** Loads what responses need in addition to the products: one query for each part, however many products there are. */
export async function loadProductContext(
  db: ReadOnlyDb,
  shopper: Shopper,
  input: { products: readonly ProductRecord[]; requested: ProductContextOptions },
): Promise<ProductContext> {
  const { products, requested } = input
  const ids = products.map((product) => product.id)
  const parentIds =
    requested.families === true ? [...new Set(products.flatMap((product) => findFamilyParentId(product) ?? []))] : []
  const translateLabel = await loadLabelTranslation(db, shopper.webstore)
  const axes = parentIds.length === 0 ? [] : await findShownAxes(db, parentIds, translateLabel)
  const variations = parentIds.length === 0 ? [] : await findVariations(db, toBuyerGroupIds(shopper), parentIds)
  const mediaIds =
    requested.media === true ? [...new Set([...ids, ...variations.map((variation) => variation.id)])] : []
  const media = mediaIds.length === 0 ? [] : await findMedia(db, mediaIds)
  const sellingModels = requested.sellingModels === true && ids.length > 0 ? await findSellingModels(db, ids) : []
  const byParent = {
    axes: Map.groupBy(axes, (entry) => entry.parentId),
    variations: Map.groupBy(variations, (entry) => entry.parentId),
  }
  return {
    media: Map.groupBy(media, (entry) => entry.productId),
    sellingModels: Map.groupBy(sellingModels, (entry) => entry.productId),
    families: new Map(
      parentIds.map((parentId) => [
        parentId,
        { axes: byParent.axes.get(parentId) ?? [], variations: byParent.variations.get(parentId) ?? [] },
      ]),
    ),
    paths:
      requested.paths === true && ids.length > 0
        ? await loadPrimaryCategoryPaths(db, shopper, ids)
        : new Map<string, Category[]>(),
    definitions:
      requested.definitions === true
        ? (await findAttributeDefinitionsCached(db, shopper.webstore)).map((definition) => ({
            ...definition,
            label: translateLabel('Attribute', definition.label),
          }))
        : [],
    translateLabel,
  }
}

/** Finds the attributes in which the variations of parents differ, in order, with translated labels. */
export async function findShownAxes(
  db: ReadOnlyDb,
  parentIds: readonly string[],
  translateLabel: TranslateLabel,
): Promise<VariationAxis[]> {
  const axes = await findVariationAxes(db, parentIds)
  return axes.map((axis) => ({
    ...axis,
    label: translateLabel('Attribute', axis.label),
    ownLabel: axis.label,
    options: axis.options.map((option) => ({ ...option, label: translateLabel('AttributeValue', option.label) })),
    attributeSet: { ...axis.attributeSet, label: translateLabel('Attribute', axis.attributeSet.label) },
  }))
}

/** Loads the path to each product's primary category, root first, in the language of the request. */
async function loadPrimaryCategoryPaths(
  db: ReadOnlyDb,
  { webstore }: Shopper,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Category[]>> {
  const paths = await findPrimaryCategoryPaths(db, productIds)
  const shown = await translateCategories(db, webstore, [...paths.values()].flat())
  const byId = new Map(shown.map((category) => [category.id, category]))
  return new Map([...paths].map(([productId, path]) => [productId, path.map((step) => byId.get(step.id) ?? step)]))
}
