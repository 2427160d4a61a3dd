import type { FulfillmentItem } from '@hydrant/contract/admin/fulfillment.ts'
import { NumberText } from '@hydrant/design/format/number-text.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/orders.js'
import { QUANTITY_PREFIX } from './order-calls.ts'
import styles from './order-page.module.css'

/** The lines of an order of which something is left, with an input for a quantity of each. */
export function QuantityTable({ caption, items, ...options }: QuantityTableProps) {
  const { getLeft = getAvailable } = options
  return (
    <Table
      // What was typed was about other quantities as soon as another one is left.
      key={items.map((item) => `${item.orderItemSummaryId} ${getLeft(item)}`).join()}
      caption={caption}
      rows={items}
      rowKey={({ orderItemSummaryId }) => orderItemSummaryId}
      variant="dense"
      columns={createColumns(options)}
    />
  )
}

interface QuantityTableProps extends QuantityOptions {
  readonly caption: string
  readonly items: readonly FulfillmentItem[]
}

interface QuantityOptions {
  /** What was typed before, when the form was rejected. */
  readonly typed: Readonly<Record<string, string>> | null
  /** Whether all that is left is proposed; otherwise nothing is. */
  readonly startsFull?: boolean
  /** Which quantity of a line is left; defaults to what can still be sent or cancelled. */
  readonly getLeft?: (item: FulfillmentItem) => string
}

/** What can still be sent or cancelled of a line. */
function getAvailable({ quantityAvailableToFulfill }: FulfillmentItem): string {
  return quantityAvailableToFulfill
}

const createColumns = ({
  typed,
  startsFull = false,
  getLeft = getAvailable,
}: QuantityOptions): readonly TableColumn<FulfillmentItem>[] => [
  { label: messages.partNumber(), cell: ({ sku }) => sku },
  { label: messages.product(), cell: ({ name }) => name },
  {
    label: messages.left(),
    isAtEnd: true,
    cell: (item) => <NumberText value={getLeft(item)} />,
  },
  {
    label: messages.quantity(),
    isAtEnd: true,
    cell: (item) => (
      <input
        name={QUANTITY_PREFIX + item.orderItemSummaryId}
        className={styles.quantity}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        aria-label={messages.quantityOf({ sku: item.sku })}
        defaultValue={typed?.[QUANTITY_PREFIX + item.orderItemSummaryId] ?? (startsFull ? getLeft(item) : '0')}
      />
    ),
  },
]
