import { Form } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import { formatDate } from '@hydrant/kernel/locale/format-date.ts'
import { formatMoney, formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/back-office/price-books.js'
import { officeLinks } from '../office-links.ts'
import type { PlannedPrice, PlannedPrices } from './load-planned-prices.ts'
import { PLAN_INTENTS } from './plan-intents.ts'
import styles from './price-books.module.css'

/** Prices that are planned, with what they are now; those of a book name their products, others their books. */
export function PlannedTable({ planned, isOfBook, mayCancel }: PlannedTableProps) {
  if (planned.prices.length === 0) return <p className={styles.hint}>{messages.nothingPlanned()}</p>
  return (
    <>
      {planned.hasMore && <p className={styles.hint}>{messages.firstPlanned({ count: planned.prices.length })}</p>}
      <Table
        caption={messages.planned()}
        variant="dense"
        rows={planned.prices}
        rowKey={({ id }) => id}
        columns={createColumns({ isOfBook, mayCancel })}
      />
    </>
  )
}

interface PlannedTableProps {
  readonly planned: PlannedPrices
  readonly isOfBook: boolean
  readonly mayCancel: boolean
}

function createColumns({
  isOfBook,
  mayCancel,
}: Omit<PlannedTableProps, 'planned'>): readonly TableColumn<PlannedPrice>[] {
  return [
    {
      label: messages.from(),
      cell: ({ id, date }) => <Link href={officeLinks.record('PriceChange__c', id)}>{formatDate(date)}</Link>,
    },
    isOfBook
      ? {
          label: messages.product(),
          cell: ({ productId, sku, productName, sellingModelName }) => (
            <>
              <Link href={officeLinks.product(productId)}>{sku}</Link> {productName}
              {sellingModelName !== null && `, ${sellingModelName}`}
            </>
          ),
        }
      : {
          label: messages.book(),
          cell: ({ bookId, bookName, sellingModelName }) => (
            <>
              <Link href={officeLinks.priceBook(bookId)}>{bookName}</Link>
              {sellingModelName !== null && `, ${sellingModelName}`}
            </>
          ),
        },
    {
      label: messages.priceNow(),
      isAtEnd: true,
      cell: ({ currentPrice, currency }) =>
        currentPrice === null ? messages.noPrice() : formatMoney(currentPrice, currency),
    },
    { label: messages.priceThen(), isAtEnd: true, cell: ({ unitPrice, currency }) => formatMoney(unitPrice, currency) },
    {
      label: messages.percent(),
      isAtEnd: true,
      cell: ({ percent }) => (percent === null ? '' : messages.percentText({ percent: formatQuantity(percent) })),
    },
    ...(mayCancel
      ? [{ label: messages.cancel(), isAtEnd: true, cell: (price: PlannedPrice) => <CancelButton price={price} /> }]
      : []),
  ]
}

function CancelButton({ price: { id, tag, sku, date } }: { readonly price: PlannedPrice }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={PLAN_INTENTS.cancel} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="tag" value={tag ?? ''} />
      <Button
        type="submit"
        variant="secondary"
        size="s"
        aria-label={messages.cancelOne({ sku, date: formatDate(date) })}
      >
        {messages.cancel()}
      </Button>
    </Form>
  )
}
