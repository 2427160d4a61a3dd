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
export function OrderLines({ deliveries, items, buyersOrder, currency, mayChange }: OrderLinesProps) {
  const lines = new Map(
    buyersOrder.deliveryGroups.flatMap(({ lineItems }) => lineItems.map((line) => [line.id, line.fields])),
  )
  return deliveries.map((delivery) => {
    const id = getFieldText(delivery, 'Id')
    return (
      <section key={id}>
        <h2 className={styles.heading}>{messages.deliverTo({ name: describeAddress(delivery) })}</h2>
        <DeliveryHint
          delivery={delivery}
          method={buyersOrder.deliveryGroups.find((group) => group.id === id)?.deliveryMethod?.name ?? null}
          mayChange={mayChange}
        />
        <Table
          caption={messages.lines()}
          columns={createColumns(
            currency,
            (item, name) => lines.get(getFieldText(item, 'Id') ?? '')?.[name]?.text ?? '0',
          )}
          rows={items.filter((item) => getFieldText(item, 'OrderDeliveryGroupSummaryId') === id)}
          rowKey={(item) => getFieldText(item, 'Id') ?? ''}
          variant="dense"
        />
      </section>
    )
  })
}

interface OrderLinesProps extends Pick<Order, 'deliveries' | 'items' | 'buyersOrder' | 'mayChange'> {
  readonly currency: string
}

/** How a delivery is sent, its instructions, and where its address is changed. */
function DeliveryHint({ delivery, method, mayChange }: DeliveryHintProps) {
  const text = getFieldText(delivery, 'ShippingInstructions__c')
  const id = getFieldText(delivery, 'Id') ?? ''
  return (
    <p className={styles.hint}>
      {method !== null && <>{messages.deliveryMethod({ name: method })} </>}
      {text !== null && <>{messages.shippingInstructions({ text })} </>}
      {mayChange && (
        <Link href={officeLinks.recordFields('OrderDeliveryGroupSummary', id)}>{messages.changeDelivery()}</Link>
      )}
    </p>
  )
}

interface DeliveryHintProps {
  readonly delivery: StoredRecord
  readonly method: string | null
  readonly mayChange: boolean
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

/** The columns of lines; `readAmount` reads an amount of one as its buyer sees it. */
function createColumns(
  currency: string,
  readAmount: (item: StoredRecord, name: string) => string,
): readonly TableColumn<StoredRecord>[] {
  const quantity = (label: string, name: string): TableColumn<StoredRecord> => ({
    label,
    isAtEnd: true,
    cell: (item) => <NumberText value={getFieldText(item, name) ?? '0'} />,
  })
  const amount = (label: string, name: string): TableColumn<StoredRecord> => ({
    label,
    isAtEnd: true,
    cell: (item) => <MoneyText value={readAmount(item, name)} currency={currency} />,
  })
  return [
    { label: messages.partNumber(), cell: (item) => <ProductLink item={item} /> },
    { label: messages.product(), cell: (item) => <ProductName item={item} /> },
    { label: messages.quantityOrdered(), isAtEnd: true, cell: (item) => <QuantityOrdered item={item} /> },
    { label: messages.quantityPacked(), isAtEnd: true, cell: (item) => <NumberText value={calculatePacked(item)} /> },
    quantity(messages.quantityShipped(), 'QuantityFulfilled'),
    quantity(messages.quantityCancelled(), 'QuantityCanceled'),
    quantity(messages.quantityReturned(), 'QuantityReturned'),
    amount(messages.unitPrice(), 'UnitPrice'),
    amount(messages.discount(), 'AdjustmentAfterCancellation'),
    amount(messages.total(), 'TotalPriceAfterCancellation'),
  ]
}

/** The product of a line, with what its buyer has noted at it. */
function ProductName({ item }: { readonly item: StoredRecord }) {
  const [note, reference] = [getFieldText(item, 'Note__c'), getFieldText(item, 'CustomerReference__c')]
  return (
    <>
      {getFieldText(item, 'Name')}
      {reference !== null && <span className={styles.lineNote}>{messages.lineReference({ text: reference })}</span>}
      {note !== null && <span className={styles.lineNote}>{messages.lineNote({ text: note })}</span>}
    </>
  )
}

/** What was ordered; struck where all of it was cancelled. */
function QuantityOrdered({ item }: { readonly item: StoredRecord }) {
  const ordered = getFieldText(item, 'QuantityOrdered') ?? '0'
  const isGone = decimal(ordered).eq(getFieldText(item, 'QuantityCanceled') ?? '0')
  const text = <NumberText value={ordered} />
  return isGone ? <s>{text}</s> : text
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
