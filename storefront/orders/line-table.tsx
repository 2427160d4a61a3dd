import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import { formatMoney, formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/orders.js'
import styles from './line-table.module.css'

/** A row of the table. Amounts are decimal strings; `total` is after discounts and before tax. */
export interface TableLine {
  readonly id: string
  readonly name: string
  readonly partNumber: string
  readonly quantity: string
  /** What is left of it after cancellations; missing for all of it. */
  readonly quantityLeft?: string
  /** How much of it was cancelled; '0' or missing for nothing. */
  readonly quantityCanceled?: string
  /** How much of it has come back; '0' or missing for nothing. */
  readonly quantityReturned?: string
  readonly unitPrice: string
  /** What discounts take off it; negative, empty for nothing. */
  readonly discount: string
  readonly total: string
  /** What the buyer has noted at it, and their own reference; empty or missing for nothing. */
  readonly note?: string
  readonly reference?: string
  /** Where the product is shown; a line without it is plain text. */
  readonly href?: string
}

/** The table of an order's lines, before and after it is placed. */
export function LineTable({
  caption,
  lines,
  currency,
}: {
  readonly caption: string
  readonly lines: readonly TableLine[]
  readonly currency: string
}) {
  return (
    <Table
      caption={caption}
      columns={createColumns(currency)}
      rows={lines}
      rowKey={(line) => line.id}
      variant="plain"
      folding="row"
    />
  )
}

function createColumns(currency: string): readonly TableColumn<TableLine>[] {
  return [
    { label: messages.product(), cell: (line) => <ProductCell line={line} currency={currency} /> },
    { label: messages.quantity(), isAtEnd: true, cell: (line) => <Quantity {...line} /> },
    {
      label: messages.priceEach(),
      shortLabel: messages.each(),
      isAtEnd: true,
      cell: (line) => formatMoney(line.unitPrice, currency),
    },
    { label: messages.total(), isAtEnd: true, cell: (line) => formatMoney(line.total, currency) },
  ]
}

/** A quantity; of a line of which something was cancelled what is left, beside what was ordered. */
function Quantity({ quantity, quantityLeft = quantity }: TableLine) {
  if (quantityLeft === quantity) return formatQuantity(quantity)
  return (
    <>
      <s>{formatQuantity(quantity)}</s> {formatQuantity(quantityLeft)}
    </>
  )
}

function ProductCell({
  line: {
    href = '',
    name,
    partNumber,
    discount,
    note = '',
    reference = '',
    quantityCanceled = '0',
    quantityReturned = '0',
  },
  currency,
}: {
  readonly line: TableLine
  readonly currency: string
}) {
  return (
    <>
      <Link href={href}>{name}</Link>
      <span className={styles.partNumber}>{partNumber}</span>
      {reference !== '' && <span className={styles.partNumber}>{messages.lineReference({ text: reference })}</span>}
      {note !== '' && <span className={styles.partNumber}>{messages.lineNote({ text: note })}</span>}
      {discount !== '' && (
        <span className={styles.partNumber}>{messages.lineDiscount({ amount: formatMoney(discount, currency) })}</span>
      )}
      {quantityCanceled !== '0' && quantityCanceled !== '' && (
        <span className={styles.canceled}>
          {messages.canceledQuantity({ quantity: formatQuantity(quantityCanceled) })}
        </span>
      )}
      {quantityReturned !== '0' && quantityReturned !== '' && (
        <span className={styles.canceled}>
          {messages.returnedQuantity({ quantity: formatQuantity(quantityReturned) })}
        </span>
      )}
    </>
  )
}
