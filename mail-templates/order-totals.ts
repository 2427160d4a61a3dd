import { createElement } from 'react'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/mail-templates/mails.js'
import { LOOK } from './layout/look.ts'
import { TEXT_TABLE_CLASS } from './layout/parts.ts'

/** The totals of an order, as decimal strings. */
export interface OrderTotalsView {
  /** Before discounts. */
  readonly products: string
  /** The discounts; amounts are negative. */
  readonly discounts: ReadonlyArray<{ readonly name: string; readonly amount: string }>
  /** Null when the products have no discount. */
  readonly productsAfterDiscounts: string | null
  readonly shipping: string
  readonly tax: string
  /** Whether the prices contain the tax. */
  readonly isTaxIncluded: boolean
  readonly grandTotal: string
}

/** The totals of an order, line by line. */
export function OrderTotals({
  totals,
  currencyIsoCode,
}: {
  readonly totals: OrderTotalsView
  readonly currencyIsoCode: string
}) {
  const { products, discounts, productsAfterDiscounts, shipping, tax, isTaxIncluded, grandTotal } = totals
  const rows: ReadonlyArray<readonly [term: string, amount: string]> = [
    [messages.products(), products],
    ...discounts.map(({ name, amount }) => [name === '' ? messages.discount() : name, amount] as const),
    ...(productsAfterDiscounts === null ? [] : [[messages.productsAfterDiscounts(), productsAfterDiscounts] as const]),
    [messages.shipping(), shipping],
    [isTaxIncluded ? messages.taxIncluded() : messages.tax(), tax],
  ]
  return createElement(
    'table',
    { className: TEXT_TABLE_CLASS, role: 'presentation', style: LOOK.totals, cellPadding: 0, cellSpacing: 0 },
    createElement(
      'tbody',
      null,
      ...rows.map(([term, amount]) =>
        createElement(
          'tr',
          null,
          createElement('td', { style: LOOK.termCell }, term),
          createElement('td', { style: LOOK.amountCell }, formatMoney(amount, currencyIsoCode)),
        ),
      ),
      createElement(
        'tr',
        null,
        createElement('td', { style: LOOK.sumTerm }, messages.total()),
        createElement('td', { style: LOOK.sumAmount }, formatMoney(grandTotal, currencyIsoCode)),
      ),
    ),
  )
}
