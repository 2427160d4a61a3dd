import { SpecTable } from '@hydrant/design/fields/spec-table.tsx'
import { SummaryBox, WithSummary } from '@hydrant/design/summary/summary-box.tsx'
import { Totals } from '@hydrant/design/summary/totals.tsx'
import type { ReactNode } from 'react'
import { AddressLines } from '../checkout/address-lines.tsx'
import { formatDeliveryTitle, formatItemsCaption } from '../checkout/delivery-title.ts'
import { LineTable } from './line-table.tsx'
import styles from './order-sheet.module.css'
import type { OrderDeliveryView, OrderView } from './order-view.ts'

/** A placed order: its details, deliveries, lines and totals; `actions` are below the total. */
export function OrderSheet({ order, actions }: { readonly order: OrderView; readonly actions?: ReactNode }) {
  const orderDetails = [
    { label: 'Order number', value: order.orderNumber },
    { label: 'Reference', value: order.reference },
    { label: 'Date', value: order.date },
    { label: 'Status', value: order.status },
    ...(order.card === ''
      ? [{ label: 'Purchase order', value: order.purchaseOrderNumber }]
      : [{ label: 'Paid by', value: order.card }]),
    { label: 'Ordered by', value: order.orderedBy },
  ]
  const singleDelivery = order.deliveries.length === 1 ? (order.deliveries[0] ?? null) : null
  return (
    <WithSummary
      summary={
        <SummaryBox title="Order summary">
          <Totals rows={order.totals} currency={order.currency} />
          {actions}
        </SummaryBox>
      }
    >
      <section className={styles.sheet} aria-label="Order">
        <div className={styles.facts}>
          <SpecTable specs={orderDetails.filter(({ value }) => value !== '')} variant="plain" />
          <div className={styles.places}>
            {singleDelivery !== null && <DeliveryDetails delivery={singleDelivery} />}
            {order.billTo !== null && (
              <Detail label="Billing address">
                <AddressLines address={order.billTo} />
              </Detail>
            )}
          </div>
        </div>
        {singleDelivery !== null ? (
          <LineTable caption="Items of this order" lines={singleDelivery.lines} currency={order.currency} />
        ) : (
          order.deliveries.map((delivery, position) => (
            <DeliverySection
              key={delivery.id}
              delivery={delivery}
              title={formatDeliveryTitle(position, order.deliveries.length)}
              caption={formatItemsCaption(position, order.deliveries.length)}
              currency={order.currency}
            />
          ))
        )}
      </section>
    </WithSummary>
  )
}

/** One of several deliveries with its lines. */
function DeliverySection({
  delivery,
  title,
  caption,
  currency,
}: {
  readonly delivery: OrderDeliveryView
  readonly title: string
  readonly caption: string
  readonly currency: string
}) {
  const id = `delivery-${delivery.id}`
  return (
    <section className={styles.delivery} aria-labelledby={id}>
      <h2 id={id} className={styles.deliveryTitle}>
        {title}
      </h2>
      <div className={styles.deliveryFacts}>
        <DeliveryDetails delivery={delivery} heading="h3" />
      </div>
      <LineTable caption={caption} lines={delivery.lines} currency={currency} />
    </section>
  )
}

/** Address, method, date and gift of a delivery. */
function DeliveryDetails({
  delivery: { deliverTo, method, desiredDate: wantedOn, gift },
  heading,
}: {
  readonly delivery: OrderDeliveryView
  readonly heading?: DetailProps['heading']
}) {
  return (
    <>
      <Detail label="Delivery address" heading={heading}>
        <AddressLines address={deliverTo} />
      </Detail>
      {method !== '' && (
        <Detail label="Delivery method" heading={heading}>
          <p>{method}</p>
        </Detail>
      )}
      {wantedOn !== '' && (
        <Detail label="Desired delivery date" heading={heading}>
          <p>{wantedOn}</p>
        </Detail>
      )}
      {gift !== null && (
        <Detail label="Gift" heading={heading}>
          <p>{gift.toName === '' ? 'Sent as a gift' : `For ${gift.toName}`}</p>
          {gift.message !== '' && <p className={styles.message}>{gift.message}</p>}
        </Detail>
      )}
    </>
  )
}

interface DetailProps {
  readonly label: string
  readonly heading?: 'h2' | 'h3' | undefined
  readonly children: ReactNode
}

function Detail({ label, heading: Heading = 'h2', children }: DetailProps) {
  return (
    <div>
      <Heading className={styles.label}>{label}</Heading>
      {children}
    </div>
  )
}
