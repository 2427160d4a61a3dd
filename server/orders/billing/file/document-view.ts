import { getCountryName } from '@hydrant/kernel/locale/country-name.ts'
import { formatAddressLines } from '@hydrant/kernel/locale/format-address.ts'
import { formatDate } from '@hydrant/kernel/locale/format-date.ts'
import { formatMoney, formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { type Decimal, sum, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText, toUnitPriceText } from '@hydrant/kernel/money/rounding.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import * as messages from '@hydrant/messages/compiled/server/billing.js'
import { toAddressLines } from '../../order-address.ts'
import type { Order, OrderItem } from '../../order.ts'
import type { BillingDocument, BillingLine } from '../billing.ts'

/** A name with a value, such as a date. */
export interface Fact {
  readonly term: string
  readonly value: string
}

/** What the file of an invoice or a credit memo says, in the language of the request. */
export interface DocumentView {
  readonly title: string
  readonly seller: readonly string[]
  readonly sellerCountry: string
  readonly facts: readonly Fact[]
  readonly places: ReadonlyArray<{ readonly title: string; readonly lines: readonly string[] }>
  readonly lines: ReadonlyArray<{
    readonly name: string
    readonly partNumber: string
    /** Quantity, unit price, tax rate and total. */
    readonly cells: readonly [string, string, string, string]
  }>
  readonly totals: readonly Fact[]
  readonly grandTotal: Fact
  readonly taxes: readonly string[]
  /** How it is paid or given back; empty when there is nothing to say. */
  readonly payment: string
}

/** A document with the order that it belongs to. */
export interface DocumentWithOrder {
  readonly document: BillingDocument
  readonly lines: readonly BillingLine[]
  readonly order: Pick<Order, 'orderNumber' | 'orderedAt' | 'language' | 'costCenter'>
  readonly items: readonly OrderItem[]
}

/** Says what the file of a document contains. */
export function toDocumentView({ document, lines, order, items }: DocumentWithOrder): DocumentView {
  const { seller, currencyIsoCode, purchaseOrderNumber, dueAt } = document
  const money = (amount: Decimal): string => formatMoney(toMoneyText(amount, currencyIsoCode), currencyIsoCode)
  const itemsById = new Map(items.map((item) => [item.id, item]))
  return {
    title: toTitle(document),
    seller: toSellerLines(seller),
    sellerCountry: seller['country'] ?? '',
    facts: [
      { term: messages.date(), value: formatDate(toTimestamp(document.issuedAt), 'long') },
      { term: messages.orderNumber(), value: order.orderNumber },
      { term: messages.orderDate(), value: formatDate(toTimestamp(order.orderedAt), 'long') },
      { term: messages.purchaseOrder(), value: purchaseOrderNumber ?? '' },
      { term: messages.costCenter(), value: order.costCenter ?? '' },
      { term: messages.dueDate(), value: dueAt === null ? '' : formatDate(toTimestamp(dueAt), 'long') },
    ].filter(({ value }) => value !== ''),
    places: [
      { title: messages.billTo(), lines: toAddressLines(document.billingAddress) },
      { title: messages.deliverTo(), lines: toAddressLines(document.deliveryAddress) },
    ].filter((place) => place.lines.length > 0),
    lines: lines.map((line) => ({
      name: itemsById.get(line.orderItemId)?.name ?? '',
      partNumber: itemsById.get(line.orderItemId)?.sku ?? '',
      cells: [
        formatQuantity(toText(line.quantity)),
        formatMoney(toUnitPriceText(line.unitPrice, currencyIsoCode), currencyIsoCode),
        line.taxRatePercent === null ? '' : messages.percent({ rate: formatQuantity(toText(line.taxRatePercent)) }),
        // Before discounts, which the totals subtract.
        money(line.totalPrice.minus(line.adjustment)),
      ],
    })),
    totals: toTotals(document, lines).map(({ term, amount }) => ({ term, value: money(amount) })),
    grandTotal: { term: messages.total(), value: money(document.grandTotalAmount) },
    taxes: toTaxSentences(lines, money),
    payment: toPaymentSentence(document, money),
  }
}

function toTitle({ kind, number }: Pick<BillingDocument, 'kind' | 'number'>): string {
  return kind === 'Invoice' ? messages.invoiceTitle({ number }) : messages.creditMemoTitle({ number })
}

function toSellerLines(seller: BillingDocument['seller']): string[] {
  const part = (name: string): string | null => seller[name] ?? null
  const country = part('country')
  const lines = formatAddressLines({
    name: part('name') ?? '',
    companyName: null,
    street: part('street'),
    city: part('city'),
    region: part('region'),
    postalCode: part('postalCode'),
    country,
  })
  const taxNumber = part('taxNumber')
  return [
    ...lines,
    getCountryName(country ?? ''),
    taxNumber === null ? '' : messages.taxNumber({ number: taxNumber }),
  ].filter((line) => line !== '')
}

function toTotals(
  document: BillingDocument,
  lines: readonly BillingLine[],
): ReadonlyArray<{ readonly term: string; readonly amount: Decimal }> {
  const adjustment = sum(lines.map((line) => line.adjustment))
  const isTaxIncluded = document.taxLocaleType === 'Gross'
  return [
    { term: messages.products(), amount: document.productAmount.minus(adjustment) },
    ...(adjustment.eq(ZERO) ? [] : [{ term: messages.discounts(), amount: adjustment }]),
    { term: messages.shipping(), amount: document.deliveryAmount },
    { term: isTaxIncluded ? messages.taxIncluded() : messages.tax(), amount: document.taxAmount },
  ]
}

/** Says for each tax rate what is taxed with it, without the tax, and the tax. */
function toTaxSentences(lines: readonly BillingLine[], money: (amount: Decimal) => string): string[] {
  const byRate = Map.groupBy(lines, ({ taxRatePercent }) => (taxRatePercent === null ? '' : toText(taxRatePercent)))
  return [...byRate].flatMap(([rate, ofRate]) => {
    if (rate === '') return []
    const tax = sum(ofRate.map(({ totalTax }) => totalTax))
    const includedTax = tax.minus(sum(ofRate.map(({ addedTax }) => addedTax)))
    const base = sum(ofRate.map(({ totalPrice }) => totalPrice)).minus(includedTax)
    return [messages.taxOfRate({ rate: formatQuantity(rate), base: money(base), tax: money(tax) })]
  })
}

function toPaymentSentence(
  { kind, card, paidAmount, dueAt, purchaseOrderNumber }: BillingDocument,
  money: (amount: Decimal) => string,
): string {
  const cardName = card === null ? null : messages.cardEndingIn({ brand: card.brand, digits: card.lastFour })
  if (kind === 'CreditMemo')
    return cardName === null ? messages.creditedToAccount() : messages.creditedToCard({ card: cardName })
  if (cardName !== null)
    return paidAmount.gt(ZERO)
      ? messages.paidByCard({ amount: money(paidAmount), card: cardName })
      : messages.chargedToCard({ card: cardName })
  if (dueAt !== null) return messages.payUntil({ date: formatDate(toTimestamp(dueAt), 'long') })
  return purchaseOrderNumber === null ? '' : messages.payWithPurchaseOrder({ number: purchaseOrderNumber })
}
