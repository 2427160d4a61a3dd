import { createElement } from 'react'
import { formatMoney, formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/mail-templates/mails.js'
import { LOOK } from './layout/look.ts'
import { TEXT_TABLE_CLASS } from './layout/parts.ts'

/** A line of an order. Amounts are decimal strings; `total` is after discounts. */
export interface OrderLineView {
  readonly id: string
  readonly name: string
  readonly partNumber: string
  /** The values that tell variations of a product apart, such as `Size: L`. */
  readonly variation: string
  /** What the buyer has noted at it, and their own reference; null for nothing. */
  readonly note: string | null
  readonly reference: string | null
  readonly quantity: string
  readonly unitPrice: string
  /** What discounts take off it; negative, null without any. */
  readonly discount: string | null
  readonly total: string
}

const END_HEAD_CELL = { ...LOOK.headCell, textAlign: 'right' } as const
const END_CELL = { ...LOOK.cell, textAlign: 'right', whiteSpace: 'nowrap' } as const

/** The table of an order's lines: product, quantity, price each and total. */
export function OrderLines({
  lines,
  currencyIsoCode,
}: {
  readonly lines: readonly OrderLineView[]
  readonly currencyIsoCode: string
}) {
  return createElement(
    'table',
    { className: TEXT_TABLE_CLASS, style: LOOK.table, cellPadding: 0, cellSpacing: 0 },
    createElement(
      'thead',
      null,
      createElement(
        'tr',
        null,
        createElement('th', { scope: 'col', style: LOOK.headCell }, messages.item()),
        createElement('th', { scope: 'col', style: END_HEAD_CELL }, messages.quantity()),
        createElement('th', { scope: 'col', style: END_HEAD_CELL }, messages.each()),
        createElement('th', { scope: 'col', style: { ...END_HEAD_CELL, paddingRight: 0 } }, messages.total()),
      ),
    ),
    createElement(
      'tbody',
      null,
      lines.map((line) => createElement(OrderLine, { key: line.id, line, currencyIsoCode })),
    ),
  )
}

function OrderLine({
  line: { name, partNumber, variation, note, reference, quantity, unitPrice, discount, total },
  currencyIsoCode,
}: {
  readonly line: OrderLineView
  readonly currencyIsoCode: string
}) {
  return createElement(
    'tr',
    null,
    createElement(
      'td',
      { style: LOOK.cell },
      createElement('div', null, name),
      variation !== '' && createElement('div', { style: LOOK.detail }, variation),
      createElement('div', { style: LOOK.partNumber }, partNumber),
      reference !== null && createElement('div', { style: LOOK.detail }, messages.lineReference({ text: reference })),
      note !== null && createElement('div', { style: LOOK.detail }, messages.lineNote({ text: note })),
      discount !== null &&
        createElement(
          'div',
          { style: LOOK.detail },
          messages.lineDiscount({ amount: formatMoney(discount, currencyIsoCode) }),
        ),
    ),
    createElement('td', { style: END_CELL }, formatQuantity(quantity)),
    createElement('td', { style: END_CELL }, formatMoney(unitPrice, currencyIsoCode)),
    createElement('td', { style: { ...END_CELL, paddingRight: 0 } }, formatMoney(total, currencyIsoCode)),
  )
}
