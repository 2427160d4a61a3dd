import { SpecTable } from '@hydrant/design/fields/spec-table.tsx'
import { SummaryBox, WithSummary } from '@hydrant/design/summary/summary-box.tsx'
import { Totals } from '@hydrant/design/summary/totals.tsx'
import type { ReactNode } from 'react'
import { AddressLines } from '../checkout/address-lines.tsx'
import { LineTable } from './line-table.tsx'
import styles from './order-sheet.module.css'
import type { OrderView } from './order-view.ts'

/** A placed order: its facts, where it goes, its lines and what it came to; `actions` stand below the total. */
export function OrderSheet({ order, actions }: { readonly order: OrderView; readonly actions?: ReactNode }) {
  const facts = [
    { label: 'Order number', value: order.orderNumber },
    { label: 'Reference', value: order.reference },
    { label: 'Date', value: order.date },
    { label: 'Status', value: order.status },
    { label: 'Purchase order', value: order.purchaseOrderNumber },
    { label: 'Ordered by', value: order.orderedBy },
  ]
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
            <div>
              <h2 className={styles.label}>Delivery address</h2>
              <AddressLines address={order.deliverTo} />
            </div>
            {order.deliveryMethod !== '' && (
              <div>
                <h2 className={styles.label}>Delivery method</h2>
                <p>{order.deliveryMethod}</p>
              </div>
            )}
            {order.billTo !== null && (
              <div>
                <h2 className={styles.label}>Billing address</h2>
                <AddressLines address={order.billTo} />
              </div>
            )}
          </div>
        </div>
        <LineTable caption="Items of this order" lines={order.lines} currency={order.currency} />
      </section>
    </WithSummary>
  )
}
