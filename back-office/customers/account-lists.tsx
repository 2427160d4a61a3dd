import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { MoneyText, NumberText } from '@hydrant/design/format/number-text.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/customers.js'
import { officeLinks } from '../office-links.ts'
import { getFieldText, getParentText, getRecordId, type StoredRecord } from '../records/field-value.ts'
import styles from './customer-page.module.css'
import type { Customer } from './load-customer.ts'

/** Where an account is delivered to and billed. */
export function Addresses({ addresses, accountId, rights: { mayChange } }: ListProps<'addresses'>) {
  return (
    <section className={styles.part}>
      <h2>{messages.addresses()}</h2>
      {addresses.length > 0 && (
        <Table
          caption={messages.addresses()}
          columns={createAddressColumns()}
          rows={addresses}
          rowKey={getRecordId}
          variant="dense"
        />
      )}
      {mayChange && (
        <p>
          <Link href={officeLinks.newRecord('ContactPointAddress', { ParentId: accountId })}>
            {messages.newAddress()}
          </Link>
        </p>
      )}
    </section>
  )
}

/** The latest orders of an account. */
export function Orders({ orders, accountId }: ListProps<'orders'>) {
  return (
    <section className={styles.part}>
      <h2>{messages.latestOrders()}</h2>
      {orders.length === 0 ? (
        <p className={styles.hint}>{messages.noOrders()}</p>
      ) : (
        <>
          <Table
            caption={messages.latestOrders()}
            columns={createOrderColumns()}
            rows={orders}
            rowKey={getRecordId}
            variant="dense"
          />
          <p>
            <Link href={officeLinks.records('OrderSummary', { where: `AccountId.is.${accountId}` })}>
              {messages.allOrders()}
            </Link>
          </p>
        </>
      )}
    </section>
  )
}

/** The carts of an account that have something in them, as they were last calculated. */
export function Carts({ carts }: ListProps<'carts'>) {
  if (carts.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{messages.carts()}</h2>
      <p className={styles.hint}>{messages.cartsHint()}</p>
      <Table
        caption={messages.carts()}
        columns={createCartColumns()}
        rows={carts}
        rowKey={getRecordId}
        variant="dense"
      />
    </section>
  )
}

type ListProps<Name extends keyof Customer> = Pick<Customer, Name | 'rights'> & { readonly accountId: string }

const text = (name: string) => (record: StoredRecord) => getFieldText(record, name) ?? ''

const moment = (name: string) => (record: StoredRecord) => <Moment of={getFieldText(record, name) ?? ''} />

const money = (name: string) => (record: StoredRecord) => (
  <MoneyText value={getFieldText(record, name) ?? '0'} currency={getFieldText(record, 'CurrencyIsoCode') ?? ''} />
)

const createAddressColumns = (): readonly TableColumn<StoredRecord>[] => [
  {
    label: messages.name(),
    cell: (address) => (
      <>
        <Link href={officeLinks.record('ContactPointAddress', getRecordId(address))}>{text('Name')(address)}</Link>{' '}
        {getFieldText(address, 'IsDefault') === 'true' && <Badge>{messages.isDefault()}</Badge>}
      </>
    ),
  },
  {
    label: messages.addressUse(),
    cell: (address) =>
      getFieldText(address, 'AddressType') === 'Billing' ? messages.forInvoices() : messages.forDeliveries(),
  },
  {
    label: messages.address(),
    cell: (address) =>
      ['Street', 'City', 'State', 'PostalCode', 'Country']
        .flatMap((name) => getFieldText(address, name) ?? [])
        .join(', '),
  },
]

const createOrderColumns = (): readonly TableColumn<StoredRecord>[] => [
  {
    label: messages.order(),
    cell: (order) => <Link href={officeLinks.order(getRecordId(order))}>{text('OrderNumber')(order)}</Link>,
  },
  { label: messages.ordered(), cell: moment('OrderedDate') },
  { label: messages.poNumber(), cell: text('PoNumber') },
  { label: messages.status(), cell: text('Status') },
  { label: messages.total(), cell: money('GrandTotalAmount'), isAtEnd: true },
]

const createCartColumns = (): readonly TableColumn<StoredRecord>[] => [
  {
    label: messages.cart(),
    cell: (cart) => <Link href={officeLinks.record('WebCart', getRecordId(cart))}>{text('Name')(cart)}</Link>,
  },
  { label: messages.owner(), cell: (cart) => getParentText(cart, 'Owner', 'Username') ?? '' },
  { label: messages.changed(), cell: moment('LastModifiedDate') },
  {
    label: messages.products(),
    cell: (cart) => <NumberText value={text('UniqueProductCount')(cart)} />,
    isAtEnd: true,
  },
  { label: messages.total(), cell: money('TotalProductAmount'), isAtEnd: true },
]
