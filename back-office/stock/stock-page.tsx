import type { ReactNode } from 'react'
import type { StockReservations } from '@hydrant/contract/admin/stock.ts'
import { Form, useNavigation } from 'react-router'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { DateText } from '@hydrant/design/format/date-text.tsx'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { NumberText } from '@hydrant/design/format/number-text.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/stock.js'
import { officeLinks } from '../office-links.ts'
import { getFieldText, getRecordId } from '../records/field-value.ts'
import { HistoryTable } from '../records/history-table.tsx'
import { FormErrors } from '../shell/form-errors.tsx'
import { DoneNotice } from '../shell/notice.tsx'
import { PageHead } from '../shell/page-head.tsx'
import type { AdjustmentResult } from './adjust-stock.ts'
import type { Stock } from './load-stock.ts'
import styles from './stock-page.module.css'

/** The stock of a product at a location: how much there is, what holds it, what is expected, and its adjustment. */
export function StockPage({ result, ...stock }: Stock & { readonly result: AdjustmentResult | null }) {
  const { level, productName, locationName, history } = stock
  const id = getRecordId(level)
  return (
    <>
      <PageHead
        title={messages.stockOf({ product: productName })}
        detail={<Link href={officeLinks.records('StockLevel__c')}>{locationName}</Link>}
      >
        {getFieldText(level, 'IsLow__c') === 'true' && <Badge variant="accent">{messages.low()}</Badge>}
        <Link href={officeLinks.recordFields('StockLevel__c', id)}>{messages.allFields()}</Link>
      </PageHead>
      <DoneNotice errors={result?.errors ?? []} />
      <FormErrors errors={result?.errors ?? []} />
      <dl className={styles.facts}>
        <Quantity label={messages.onHand()} value={getFieldText(level, 'QuantityOnHand__c')} />
        <Quantity label={messages.reserved()} value={getFieldText(level, 'QuantityReserved__c')} />
        <Quantity label={messages.safetyStock()} value={getFieldText(level, 'SafetyStock__c')} />
        <Quantity label={messages.lowStockLevel()} value={getFieldText(level, 'LowStockLevel__c')} />
      </dl>
      {stock.mayChange && <AdjustForm tag={stock.tag} result={result} />}
      <Arrivals {...stock} />
      <Holders {...stock} />
      {history.length > 0 && (
        <Disclosure title={messages.history()}>
          <HistoryTable entries={history} />
        </Disclosure>
      )}
    </>
  )
}

function Quantity({ label, value }: { readonly label: string; readonly value: string | null }) {
  if (value === null) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <NumberText value={value} />
      </dd>
    </div>
  )
}

function AdjustForm({ tag, result }: Pick<Stock, 'tag'> & { readonly result: AdjustmentResult | null }) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Part title={messages.adjust()}>
      <Form method="post" className={styles.row}>
        <input type="hidden" name="tag" value={tag} />
        <TextField
          label={messages.change()}
          name="change"
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          hint={messages.changeHint()}
          defaultValue={result?.change ?? ''}
        />
        <TextField
          label={messages.reason()}
          name="reason"
          required
          maxLength={255}
          defaultValue={result?.reason ?? ''}
        />
        <Button type="submit" isBusy={isBusy}>
          {messages.adjustButton()}
        </Button>
      </Form>
    </Part>
  )
}

function Arrivals({ level, arrivals, mayChange }: Stock) {
  return (
    <Part title={messages.expected()}>
      {arrivals.length > 0 && (
        <Table
          caption={messages.expected()}
          rows={arrivals}
          rowKey={getRecordId}
          variant="dense"
          columns={createArrivalColumns()}
        />
      )}
      {mayChange && (
        <div>
          <ButtonLink
            variant="secondary"
            size="s"
            href={officeLinks.newRecord('ExpectedArrival__c', {
              Product__c: getFieldText(level, 'Product__c') ?? undefined,
              Location__c: getFieldText(level, 'Location__c') ?? undefined,
            })}
          >
            {messages.newArrival()}
          </ButtonLink>
        </div>
      )}
    </Part>
  )
}

/** What the stock is set aside for: carts for a while, and orders that have taken it and are not sent whole. */
function Holders({ reservations: { reservations, orders } }: Stock) {
  if (reservations.length === 0 && orders.length === 0) return null
  return (
    <Part title={messages.holders()}>
      {reservations.length > 0 && (
        <Table
          caption={messages.carts()}
          rows={reservations}
          rowKey={({ cartId }) => cartId}
          variant="dense"
          columns={createCartColumns()}
        />
      )}
      {orders.length > 0 && (
        <Table
          caption={messages.orders()}
          rows={orders}
          rowKey={({ orderSummaryId }) => orderSummaryId}
          variant="dense"
          columns={createOrderColumns()}
        />
      )}
    </Part>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  )
}

const createArrivalColumns = (): readonly TableColumn<Stock['arrivals'][number]>[] => [
  {
    label: messages.date(),
    cell: (arrival) => (
      <Link href={officeLinks.recordFields('ExpectedArrival__c', getRecordId(arrival))}>
        <DateText value={getFieldText(arrival, 'ExpectedDate__c') ?? ''} />
      </Link>
    ),
  },
  {
    label: messages.quantity(),
    isAtEnd: true,
    cell: (arrival) => <NumberText value={getFieldText(arrival, 'Quantity__c') ?? '0'} />,
  },
]

const createCartColumns = (): readonly TableColumn<StockReservations['reservations'][number]>[] => [
  {
    label: messages.cart(),
    cell: ({ cartId }) => <Link href={officeLinks.record('WebCart', cartId)}>{cartId}</Link>,
  },
  { label: messages.quantity(), isAtEnd: true, cell: ({ quantity }) => <NumberText value={quantity} /> },
  { label: messages.until(), cell: ({ expiresDate }) => <Moment of={expiresDate} /> },
]

const createOrderColumns = (): readonly TableColumn<StockReservations['orders'][number]>[] => [
  {
    label: messages.order(),
    cell: ({ orderSummaryId, orderNumber }) => <Link href={officeLinks.order(orderSummaryId)}>{orderNumber}</Link>,
  },
  { label: messages.quantity(), isAtEnd: true, cell: ({ quantity }) => <NumberText value={quantity} /> },
]
