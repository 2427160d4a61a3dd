import { decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { getDecimalPlaces } from '@hydrant/kernel/money/rounding.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allocateDeliveryAmounts,
  calculateLineShare,
  sumLineShares,
  toCanceledRange,
  toInvoicedRange,
} from './line-share.ts'

const currency = fc.constantFrom('USD', 'JPY', 'KWD')
/** A line of an order, in minor units, with the steps in which it is cancelled and invoiced. */
const line = fc.record({
  /** Each is either cancelled or invoiced. */
  quantities: fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.boolean()), { minLength: 1, maxLength: 6 }),
  /** Quantities may have decimal places, such as 2.5 metres. */
  perUnit: fc.constantFrom(1, 4, 1000),
  price: fc.integer({ min: 0, max: 1_000_000 }),
  tax: fc.integer({ min: 0, max: 200_000 }),
  isTaxAdded: fc.boolean(),
  deliveryGroupId: fc.constantFrom('a', 'b'),
})

test('the parts of an order that is cancelled and invoiced in any steps add up to its totals [FUL-07] [INV-02]', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), currency, fc.nat(50_000), (lines, code, delivery) => {
      const money = (units: number) => decimal(units).div(decimal(10).pow(getDecimalPlaces(code)))
      const items = lines.map(({ quantities, perUnit, price, tax, isTaxAdded, deliveryGroupId }, index) => ({
        id: String(index),
        deliveryGroupId,
        quantity: sum(quantities.map(([quantity]) => decimal(quantity).div(perUnit))),
        totalPrice: money(price),
        totalTax: money(tax),
        addedTax: isTaxAdded ? money(tax) : ZERO,
      }))
      const deliveries = ['a', 'b']
        .filter((id) => items.some(({ deliveryGroupId }) => deliveryGroupId === id))
        .map((id) => ({ id, deliveryAmount: money(delivery) }))
      const deliveryAmounts = allocateDeliveryAmounts(deliveries, items, code)
      const shares = items.flatMap((item, index) => {
        let [quantityCanceled, invoiced] = [ZERO, ZERO]
        return lines[index]!.quantities.map(([units, isCanceled]) => {
          const quantity = decimal(units).div(lines[index]!.perUnit)
          const range = isCanceled
            ? toCanceledRange({ quantityCanceled }, quantity)
            : toInvoicedRange(item, invoiced, quantity)
          if (isCanceled) quantityCanceled = quantityCanceled.plus(quantity)
          else invoiced = invoiced.plus(quantity)
          return calculateLineShare(item, range, {
            deliveryAmount: deliveryAmounts.get(item.id)!,
            currencyIsoCode: code,
          })
        })
      })
      for (const { totalPrice, totalTax, addedTax, deliveryAmount } of shares)
        for (const amount of [totalPrice, totalTax, addedTax, deliveryAmount]) expect(amount.gte(0)).toBe(true)
      const product = sum(items.map(({ totalPrice }) => totalPrice))
      const taxOnTop = sum(items.map((item) => item.addedTax))
      const deliveryTotal = sum(deliveries.map(({ deliveryAmount }) => deliveryAmount))
      const total = sumLineShares(shares)
      expect(total.product.toFixed()).toBe(product.toFixed())
      expect(total.delivery.toFixed()).toBe(deliveryTotal.toFixed())
      expect(total.tax.toFixed()).toBe(sum(items.map(({ totalTax }) => totalTax)).toFixed())
      expect(total.grandTotal.toFixed()).toBe(product.plus(taxOnTop).plus(deliveryTotal).toFixed())
    }),
  )
})
