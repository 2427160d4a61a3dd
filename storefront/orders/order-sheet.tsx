import { SpecTable } from '@hydrant/design/fields/spec-table.tsx'
import { SummaryBox, WithSummary } from '@hydrant/design/summary/summary-box.tsx'
import { Totals } from '@hydrant/design/summary/totals.tsx'
import type { ReactNode } from 'react'
import { AddressLines } from '../checkout/address-lines.tsx'
import { deliveryTitle } from '../checkout/delivery-title.ts'
import { LineTable } from './line-table.tsx'
import styles from './order-sheet.module.css'
import type { OrderDeliveryView, OrderView } from './order-view.ts'

/**
 * A placed order: its facts, where its deliveries go, their lines and what it came to; `actions` stand below the total.
 */
export function OrderSheet({ order, actions }: { readonly order: OrderView; readonly actions?: ReactNode }) {
  const facts = [
    { label: 'Order number', value: order.orderNumber },
    { label: 'Reference', value: order.reference },
    { label: 'Date', value: order.date },
    { label: 'Status', value: order.status },
    ...(order.card === ''
      ? [{ label: 'Purchase order', value: order.purchaseOrderNumber }]
      : [{ label: 'Paid by', value: order.card }]),
    { label: 'Ordered by', value: order.orderedBy },
  ]
  const only = order.deliveries.length === 1 ? (order.deliveries[0] ?? null) : null
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
          <SpecTable specs={facts.filter(({ value }) => value !== '')} look="plain" />
          <div className={styles.places}>
            {only !== null && <DeliveryFacts delivery={only} />}
            {order.billTo !== null && (
              <Fact label="Billing address">
                <AddressLines address={order.billTo} />
              </Fact>
            )}
          </div>
        </div>
        {only !== null ? (
          <LineTable caption="Items of this order" lines={only.lines} currency={order.currency} />
        ) : (
          order.deliveries.map((delivery, position) => (
            <Delivery
              key={delivery.id}
              delivery={delivery}
              title={deliveryTitle(position, order.deliveries.length)}
              currency={order.currency}
            />
          ))
        )}
      </section>
    </WithSummary>
  )
}

/** One of several deliveries, with the lines that go there. */
function Delivery({
  delivery,
  title,
  currency,
}: {
  readonly delivery: OrderDeliveryView
  readonly title: string
  readonly currency: string
}) {
  const id = `delivery-${delivery.id}`
  return (
    <section className={styles.delivery} aria-labelledby={id}>
      <h2 id={id} className={styles.deliveryTitle}>
        {title}
      </h2>
      <div className={styles.deliveryFacts}>
        <DeliveryFacts delivery={delivery} heading="h3" />
      </div>
      <LineTable caption={`Items of ${title.toLowerCase()}`} lines={delivery.lines} currency={currency} />
    </section>
  )
}

/** Where, how and when a delivery goes, and as what. */
function DeliveryFacts({
  delivery: { deliverTo, method, wantedOn, gift },
  heading,
}: {
  readonly delivery: OrderDeliveryView
  readonly heading?: FactProps['heading']
}) {
  return (
    <>
      <Fact label="Delivery address" heading={heading}>
        <AddressLines address={deliverTo} />
      </Fact>
      {method !== '' && (
        <Fact label="Delivery method" heading={heading}>
          <p>{method}</p>
        </Fact>
      )}
      {wantedOn !== '' && (
        <Fact label="Desired delivery date" heading={heading}>
          <p>{wantedOn}</p>
        </Fact>
      )}
      {gift !== null && (
        <Fact label="Gift" heading={heading}>
          <p>{gift.toName === '' ? 'Sent as a gift' : `For ${gift.toName}`}</p>
          {gift.message !== '' && <p className={styles.message}>{gift.message}</p>}
        </Fact>
      )}
    </>
  )
}

interface FactProps {
  readonly label: string
  readonly heading?: 'h2' | 'h3' | undefined
  readonly children: ReactNode
}

function Fact({ label, heading: Heading = 'h2', children }: FactProps) {
  return (
    <div>
      <Heading className={styles.label}>{label}</Heading>
      {children}
    </div>
  )
}
