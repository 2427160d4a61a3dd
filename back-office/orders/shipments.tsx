import { Form, useNavigation } from 'react-router'
import type { FulfillmentOrder, OrderFulfillment } from '@hydrant/contract/admin/fulfillment.ts'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/orders.js'
import type { OrderFormResult } from './change-order.ts'
import styles from './order-page.module.css'

/** The fulfillment orders that can be shipped, each with its form, and what has left the shop. */
export function Shipments({ fulfillment, result, mayShip }: ShipmentsProps) {
  const packed = mayShip ? fulfillment.fulfillmentOrders.filter(({ status }) => status === 'Allocated') : []
  return (
    <>
      {packed.map((fulfillmentOrder) => (
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
      ))}
      {fulfillment.shipments.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.heading}>{messages.shipments()}</h2>
          <ul className={styles.shipments}>
            {fulfillment.shipments.map(
              ({ shipmentId, shipmentNumber, carrier, trackingNumber, shippedDate, items }) => (
                <li key={shipmentId}>
                  <strong>{shipmentNumber}</strong>
                  <span>{[carrier, trackingNumber].filter(Boolean).join(' ')}</span>
                  <Moment of={shippedDate} />
                  <span>{items.map(({ sku, quantity }) => messages.itemText({ sku, quantity })).join(', ')}</span>
                </li>
              ),
            )}
          </ul>
        </section>
      )}
    </>
  )
}

interface ShipmentsProps {
  readonly mayShip: boolean
  readonly fulfillment: OrderFulfillment
  readonly result: OrderFormResult | null
}

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
