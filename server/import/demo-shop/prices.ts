import type { DemoPriceBook, DemoProduct, DemoShop } from '@hydrant/demo/model.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { moneyText } from '@hydrant/kernel/money/rounding.ts'
import { demoIds } from './record-ids.ts'

/** The currency that `demo/` gives amounts in. */
export const DEMO_CURRENCY = 'USD'

/** Price books with the groups they are for, and the quantity breaks that their prices share. */
export function priceBooksOf({ priceBooks, tierSchedules }: Pick<DemoShop, 'priceBooks' | 'tierSchedules'>) {
  return {
    books: priceBooks.map(({ key, name, isOriginal, priority }) => ({
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

/** Every price of one book. Quantity breaks are for what buyers pay, not for the list. */
export function pricesOf(book: DemoPriceBook, products: readonly DemoProduct[]) {
  return products.flatMap((product) =>
    waysOfSelling(product).flatMap(({ modelKey, listPrice, isFirst }) => {
      const unitPrice =
        (isFirst ? product.bookPrices?.[book.key] : undefined) ??
        discounted(listPrice, book.familyPercentOff[product.family])
      if (unitPrice === null) return []
      return [
        {
          productId: demoIds.product(product.sku),
          currency: DEMO_CURRENCY,
          unitPrice,
          sellingModelId: modelKey === null ? null : demoIds.sellingModel(modelKey),
          scheduleId:
            book.isOriginal || product.tierScheduleKey === undefined ? null : demoIds.schedule(product.tierScheduleKey),
        },
      ]
    }),
  )
}

/** The list prices of a product, one for each way it is sold. */
function waysOfSelling(product: DemoProduct): Array<{ modelKey: string | null; listPrice: string; isFirst: boolean }> {
  const [first = null, ...others] = product.sellingModelKeys ?? []
  const usual = product.listPrice === null ? [] : [{ modelKey: first, listPrice: product.listPrice, isFirst: true }]
  const further = others.flatMap((modelKey) => {
    const listPrice = product.sellingModelPrices?.[modelKey]
    return listPrice === undefined ? [] : [{ modelKey, listPrice, isFirst: false }]
  })
  return [...usual, ...further]
}

/** A list price less a percentage, rounded to cents; null when the book is silent about the family. */
function discounted(listPrice: string, percentOff: string | undefined): string | null {
  if (percentOff === undefined) return null
  return moneyText(decimal(listPrice).times(decimal('100').minus(percentOff)).div(100), DEMO_CURRENCY)
}
