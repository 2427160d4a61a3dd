import type { FoundProduct, SearchEngine } from '../engine.ts'
import type { Finder } from './finder.ts'

/** Creates the search engine over the index in the memory of this process. */
export function createIndexEngine(finder: Finder): SearchEngine {
  const { index } = finder
  return {
    get structure() {
      return index.structure
    },
    get epoch() {
      return index.epoch
    },
    async find(query) {
      const { slots, ...counts } = finder.find(query)
      return { ...counts, products: toFoundProducts(finder, slots, query.buyerGroupIds ?? []) }
    },
    countProducts: async (buyerGroupIds, category) => finder.countProducts(buyerGroupIds, category),
    findCategoryAndBrandNames: async (text, options) => finder.findCategoryAndBrandNames(text, options),
    findByIds: async (ids) =>
      ids
        .flatMap((id) => index.slotOf(id) ?? [])
        .map((slot) => ({ id: index.id(slot), name: index.name(slot), sku: index.sku(slot) })),
  }
}

/** Reads products from their index slots, which may change as soon as anything is awaited. */
function toFoundProducts(finder: Finder, slots: readonly number[], buyerGroupIds: readonly string[]): FoundProduct[] {
  const { index } = finder
  const canViewPrice = finder.createPriceVisibilityCheck(buyerGroupIds)
  return slots.map((slot) => {
    const variations = index.variations.variationsOf(slot)
    return {
      id: index.id(slot),
      name: index.name(slot),
      sku: index.sku(slot),
      revision: index.revisionKey(slot),
      canViewPrice: canViewPrice(slot),
      hasParent: index.variations.parentOf(slot) >= 0,
      hasVariations: variations.length > 0,
      pricedVariationIds: variations.filter(canViewPrice).map((variation) => index.id(variation)),
    }
  })
}
