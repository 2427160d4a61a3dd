import { MoneyText, NumberText } from '@hydrant/design/format/number-text.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import { decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import * as messages from '@hydrant/messages/compiled/back-office/orders.js'
import { officeLinks } from '../office-links.ts'
import { getFieldText, type StoredRecord } from '../records/field-value.ts'
import type { Order } from './load-order.ts'
import styles from './order-page.module.css'

/** The lines of an order by delivery, with how much of each is where. */
export function OrderLines({ deliveries, items, currency, mayChange }: OrderLinesProps) {
  return deliveries.map((delivery) => {
    const id = getFieldText(delivery, 'Id')
    return (
      <section key={id}>
        <h2 className={styles.heading}>{messages.deliverTo({ name: describeAddress(delivery) })}</h2>
        <DeliveryHint delivery={delivery} mayChange={mayChange} />
        <Table
          caption={messages.lines()}
          columns={createColumns(currency)}
          rows={items.filter((item) => getFieldText(item, 'OrderDeliveryGroupSummaryId') === id)}
          rowKey={(item) => getFieldText(item, 'Id') ?? ''}
          variant="dense"
        />
      </section>
    )
  })
}

interface OrderLinesProps extends Pick<Order, 'deliveries' | 'items' | 'mayChange'> {
  readonly currency: string
}

/** The instructions of a delivery, and where its address is changed. */
function DeliveryHint({ delivery, mayChange }: { readonly delivery: StoredRecord; readonly mayChange: boolean }) {
  const text = getFieldText(delivery, 'ShippingInstructions__c')
  const id = getFieldText(delivery, 'Id') ?? ''
  return (
    <p className={styles.hint}>
      {text !== null && <>{messages.shippingInstructions({ text })} </>}
      {mayChange && (
        <Link href={officeLinks.recordFields('OrderDeliveryGroupSummary', id)}>{messages.changeDelivery()}</Link>
      )}
    </p>
  )
}

/** Returns the name and address of a delivery in one line. */
export function describeAddress(delivery: StoredRecord): string {
  return [
    'DeliverToName',
    'DeliverToStreet',
    'DeliverToCity',
    'DeliverToState',
    'DeliverToPostalCode',
    'DeliverToCountry',
  ]
    .flatMap((name) => getFieldText(delivery, name) ?? [])
    .join(', ')
}

function createColumns(currency: string): readonly TableColumn<StoredRecord>[] {
  const quantity = (label: string, name: string): TableColumn<StoredRecord> => ({
    label,
    isAtEnd: true,
    cell: (item) => <NumberText value={getFieldText(item, name) ?? '0'} />,
  })
  const amount = (label: string, name: string): TableColumn<StoredRecord> => ({
    label,
    isAtEnd: true,
    cell: (item) => <MoneyText value={getFieldText(item, name) ?? '0'} currency={currency} />,
  })
  return [
    { label: messages.partNumber(), cell: (item) => <ProductLink item={item} /> },
    { label: messages.product(), cell: (item) => getFieldText(item, 'Name') },
    quantity(messages.quantityOrdered(), 'QuantityOrdered'),
    { label: messages.quantityPacked(), isAtEnd: true, cell: (item) => <NumberText value={calculatePacked(item)} /> },
    quantity(messages.quantityShipped(), 'QuantityFulfilled'),
    quantity(messages.quantityCancelled(), 'QuantityCanceled'),
    quantity(messages.quantityReturned(), 'QuantityReturned'),
    amount(messages.unitPrice(), 'UnitPrice'),
    amount(messages.total(), 'TotalPrice'),
  ]
}

/** What of a line is in fulfillment orders and was not sent. */
function calculatePacked(item: StoredRecord): string {
  const read = (name: string) => decimal(getFieldText(item, name) ?? '0')
  return toText(read('QuantityAllocated').minus(read('QuantityFulfilled')))
}

function ProductLink({ item }: { readonly item: StoredRecord }) {
  const productId = getFieldText(item, 'Product2Id')
  const sku = getFieldText(item, 'StockKeepingUnit')
  return productId === null ? sku : <Link href={officeLinks.record('Product2', productId)}>{sku}</Link>
}
