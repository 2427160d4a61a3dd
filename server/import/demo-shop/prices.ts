import type { DemoPriceBook, DemoProduct, DemoShop } from '@hydrant/demo/model.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import { demoIds } from './record-ids.ts'

/** The currency of all amounts in `demo/`. */
export const DEMO_CURRENCY = 'USD'

/** Converts the price books with their buyer groups, and the quantity breaks that their prices share. */
export function toPriceBooks({ priceBooks, tierSchedules }: Pick<DemoShop, 'priceBooks' | 'tierSchedules'>) {
  return {
    priceBooks: priceBooks.map(({ key, name, isOriginal, priority }) => ({
      id: demoIds.priceBook(key),
      name,
      isOriginal,
      priority,
    })),
    groups: priceBooks.flatMap(({ key, buyerGroupKeys }) =>
      buyerGroupKeys.map((group) => ({ priceBookId: demoIds.priceBook(key), buyerGroupId: demoIds.buyerGroup(group) })),
    ),
    schedules: tierSchedules.map(({ key, name }) => ({
      id: demoIds.schedule(key),
      name,
      adjustmentMethod: 'Range' as const,
      scheduleType: 'Volume' as const,
    })),
    tiers: tierSchedules.flatMap(({ key, tiers }) =>
      tiers.map(({ from, to, percentOff }) => ({
        id: demoIds.tier(`${key}/${from}`),
        scheduleId: demoIds.schedule(key),
        lowerBound: from,
        upperBound: to,
        adjustmentType: 'PercentageBasedAdjustment' as const,
        adjustmentValue: percentOff,
      })),
    ),
  }
}

/** Converts the prices of one price book. Quantity breaks apply to sales prices only, not to list prices. */
export function toPrices(priceBook: DemoPriceBook, products: readonly DemoProduct[]) {
  return products.flatMap((product) =>
    toListPricePerSellingModel(product).flatMap(({ modelKey, listPrice, isFirst }) => {
      const unitPrice =
        (isFirst ? product.bookPrices?.[priceBook.key] : undefined) ??
        applyDiscount(listPrice, priceBook.familyPercentOff[product.family])
      if (unitPrice === null) return []
      return [
        {
          productId: demoIds.product(product.sku),
          currency: DEMO_CURRENCY,
          unitPrice,
          sellingModelId: modelKey === null ? null : demoIds.sellingModel(modelKey),
          scheduleId:
            priceBook.isOriginal || product.tierScheduleKey === undefined
              ? null
              : demoIds.schedule(product.tierScheduleKey),
        },
      ]
    }),
  )
}

/** Returns the list prices of a product, one per selling model. */
function toListPricePerSellingModel(
  product: DemoProduct,
): Array<{ modelKey: string | null; listPrice: string; isFirst: boolean }> {
  const [firstModelKey = null, ...otherModelKeys] = product.sellingModelKeys ?? []
  const defaultOption =
    product.listPrice === null ? [] : [{ modelKey: firstModelKey, listPrice: product.listPrice, isFirst: true }]
  const otherOptions = otherModelKeys.flatMap((modelKey) => {
    const listPrice = product.sellingModelPrices?.[modelKey]
    return listPrice === undefined ? [] : [{ modelKey, listPrice, isFirst: false }]
  })
  return [...defaultOption, ...otherOptions]
}

/** Takes a percentage off a list price and rounds to cents; null if the price book does not cover the family. */
function applyDiscount(listPrice: string, percentOff: string | undefined): string | null {
  if (percentOff === undefined) return null
  return toMoneyText(decimal(listPrice).times(decimal('100').minus(percentOff)).div(100), DEMO_CURRENCY)
}
