import { createElement } from 'react'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/mail-templates/mails.js'
import { LOOK } from './layout/look.ts'
import { TEXT_TABLE_CLASS } from './layout/parts.ts'

/** How much of a line of an order something is about. */
export interface ItemLineView {
  readonly id: string
  readonly name: string
  readonly partNumber: string
  readonly quantity: string
}

const END = { textAlign: 'right', whiteSpace: 'nowrap', paddingRight: 0 } as const

/** The table of lines without prices: product and quantity. */
export function ItemLines({ lines }: { readonly lines: readonly ItemLineView[] }) {
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
        createElement('th', { scope: 'col', style: { ...LOOK.headCell, ...END } }, messages.quantity()),
      ),
    ),
    createElement(
      'tbody',
      null,
      lines.map(({ id, name, partNumber, quantity }) =>
        createElement(
          'tr',
          { key: id },
          createElement(
            'td',
            { style: LOOK.cell },
            createElement('div', null, name),
            createElement('div', { style: LOOK.partNumber }, partNumber),
          ),
          createElement('td', { style: { ...LOOK.cell, ...END } }, formatQuantity(quantity)),
        ),
      ),
    ),
  )
}
