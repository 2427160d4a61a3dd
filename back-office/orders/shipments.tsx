import { Form, useNavigation } from 'react-router'
import type { FulfillmentOrder, OrderFulfillment } from '@hydrant/contract/admin/fulfillment.ts'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/orders.js'
import type { OrderFormResult } from './change-order.ts'
import styles from './order-page.module.css'

/** What is packed and can be shipped, each fulfillment order with its form. */
export function ShipForms({ fulfillment, result }: ShipFormsProps) {
  return fulfillment.fulfillmentOrders
    .filter(({ status }) => status === 'Allocated')
    .map((fulfillmentOrder) => (
      <ShipForm
        key={fulfillmentOrder.fulfillmentOrderId}
        fulfillmentOrder={fulfillmentOrder}
        items={fulfillment.items}
        typed={
          result?.intent === 'ship' && result.values['fulfillmentOrderId'] === fulfillmentOrder.fulfillmentOrderId
            ? result.values
            : null
        }
      />
    ))
}

interface ShipFormsProps {
  readonly fulfillment: OrderFulfillment
  readonly result: OrderFormResult | null
}

/** What of an order has left the shop; a link where the carrier says where it is. */
export function Shipments({ shipments }: Pick<OrderFulfillment, 'shipments'>) {
  if (shipments.length === 0) return null
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{messages.shipments()}</h2>
      <ul className={styles.shipments}>
        {shipments.map(({ shipmentId, shipmentNumber, shippedDate, items, ...shipment }) => (
          <li key={shipmentId}>
            <strong>{shipmentNumber}</strong>
            <Tracking {...shipment} />
            <Moment of={shippedDate} />
            <span>{items.map(({ sku, quantity }) => messages.itemText({ sku, quantity })).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tracking({ carrier, trackingNumber, trackingUrl }: TrackingProps) {
  const text = [carrier, trackingNumber].filter(Boolean).join(' ')
  if (trackingUrl === null) return <span>{text}</span>
  return (
    <a href={trackingUrl} rel="noreferrer">
      {text}
    </a>
  )
}

type TrackingProps = Pick<OrderFulfillment['shipments'][number], 'carrier' | 'trackingNumber' | 'trackingUrl'>

function ShipForm({ fulfillmentOrder, items, typed }: ShipFormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const { fulfillmentOrderId, fulfillmentOrderNumber, lineItems } = fulfillmentOrder
  const skus = new Map(items.map(({ orderItemSummaryId, sku }) => [orderItemSummaryId, sku]))
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{messages.shipTitle({ number: fulfillmentOrderNumber })}</h2>
      <p className={styles.hint}>
        {lineItems
          .filter(({ quantity }) => Number(quantity) > 0)
          .map(({ orderItemSummaryId, quantity }) =>
            messages.itemText({ sku: skus.get(orderItemSummaryId) ?? orderItemSummaryId, quantity }),
          )
          .join(', ')}
      </p>
      <Form method="post" className={styles.row}>
        <input type="hidden" name="intent" value="ship" />
        <input type="hidden" name="fulfillmentOrderId" value={fulfillmentOrderId} />
        <TextField
          label={messages.carrier()}
          name="carrier"
          required
          maxLength={80}
          defaultValue={typed?.['carrier'] ?? ''}
        />
        <TextField
          label={messages.trackingNumber()}
          name="trackingNumber"
          maxLength={80}
          defaultValue={typed?.['trackingNumber'] ?? ''}
        />
        <TextField
          label={messages.trackingUrl()}
          name="trackingUrl"
          type="url"
          maxLength={2000}
          defaultValue={typed?.['trackingUrl'] ?? ''}
        />
        <Button type="submit" isBusy={isBusy}>
          {messages.shipButton()}
        </Button>
      </Form>
    </section>
  )
}

interface ShipFormProps extends Pick<OrderFulfillment, 'items'> {
  readonly fulfillmentOrder: FulfillmentOrder
  readonly typed: Readonly<Record<string, string>> | null
}
