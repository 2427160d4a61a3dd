import { Form } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import { formatMoney, formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/back-office/price-books.js'
import { officeLinks } from '../office-links.ts'
import { ReferenceField } from '../records/reference-field.tsx'
import { PageHead } from '../shell/page-head.tsx'
import type { Comparison, ComparisonOrder, PriceDifference } from './compare.ts'
import styles from './price-books.module.css'

/** How many differences the page shows; the file has all. */
const SHOWN = 500

/** The page that compares the prices of two price books. */
export function ComparePage(comparison: Comparison & { readonly basePath: string }) {
  const { one, other, order, errors, differences, sameCount, basePath } = comparison
  const findError = (field: string) => errors.find(({ fields }) => fields.includes(field))?.message
  return (
    <>
      <PageHead title={messages.compare()} />
      <Form method="get" className={styles.search} key={`${one} ${other}`}>
        <ReferenceField
          objectName="Pricebook2"
          label={messages.oneBook()}
          name="one"
          defaultValue={one}
          required
          error={findError('one')}
        />
        <ReferenceField
          objectName="Pricebook2"
          label={messages.otherBook()}
          name="other"
          defaultValue={other}
          required
          error={findError('other')}
        />
        <Button type="submit">{messages.compareButton()}</Button>
      </Form>
      {differences !== null && (
        <>
          <p className={styles.hint}>
            {messages.differenceCount({ count: differences.length, same: sameCount })}{' '}
            {differences.length > SHOWN && messages.firstShown({ count: SHOWN })}
          </p>
          <div className={styles.links}>
            <a href={`${basePath}/admin${officeLinks.comparePriceBooksFile({ one, other, sort: order })}`}>
              {messages.exportFile()}
            </a>
          </div>
          <Table
            caption={messages.differences()}
            variant="dense"
            rows={differences.slice(0, SHOWN)}
            rowKey={({ key }) => key}
            columns={createColumns(comparison)}
          />
        </>
      )}
    </>
  )
}

function createColumns({ one, other, order }: Comparison): readonly TableColumn<PriceDifference>[] {
  const sortable = (label: string, sort: ComparisonOrder) => ({
    label,
    heading: (
      <Link
        href={officeLinks.comparePriceBooks({ one, other, sort })}
        aria-current={order === sort ? 'true' : undefined}
      >
        {label}
      </Link>
    ),
  })
  const price = (amount: string | null, currency: string) =>
    amount === null ? messages.noPrice() : formatMoney(amount, currency)
  return [
    {
      ...sortable(messages.partNumber(), 'partNumber'),
      cell: ({ productId, sku }) => <Link href={officeLinks.product(productId)}>{sku}</Link>,
    },
    { label: messages.product(), cell: ({ name }) => name },
    { label: one, isAtEnd: true, cell: (row) => price(row.one, row.currency) },
    { label: other === one ? `${other} ` : other, isAtEnd: true, cell: (row) => price(row.other, row.currency) },
    {
      ...sortable(messages.difference(), 'amount'),
      isAtEnd: true,
      cell: ({ amount, currency }) => (amount === null ? '' : formatMoney(amount, currency)),
    },
    {
      ...sortable(messages.percent(), 'percent'),
      isAtEnd: true,
      cell: ({ percent }) => (percent === null ? '' : messages.percentText({ percent: formatQuantity(percent) })),
    },
  ]
}
