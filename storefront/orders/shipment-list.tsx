import { useId } from 'react'
import * as messages from '@hydrant/messages/compiled/storefront/orders.js'
import type { ShipmentView } from './order-view.ts'
import styles from './shipment-list.module.css'

/** What of an order has left the shop: when, by whom, where it can be tracked, and what is in it. */
export function ShipmentList({ shipments }: { readonly shipments: readonly ShipmentView[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {messages.shipments()}
      </h2>
      <ol className={styles.shipments}>
        {shipments.map((shipment) => (
          <Shipment key={shipment.id} shipment={shipment} />
        ))}
      </ol>
    </section>
  )
}

function Shipment({
  shipment: { number, carrier, shippedDate, expectedDate, trackingNumber, trackingUrl, items },
}: {
  readonly shipment: ShipmentView
}) {
  return (
    <li className={styles.shipment}>
      <p className={styles.facts}>
        <strong>{messages.shippedBy({ date: shippedDate, carrier })}</strong>
        {expectedDate !== '' && <span>{messages.expectedOn({ date: expectedDate })}</span>}
        {trackingUrl !== null ? (
          <a href={trackingUrl} rel="noreferrer">
            {messages.trackShipment({ number: trackingNumber || number })}
          </a>
        ) : (
          trackingNumber !== '' && <span>{messages.trackingNumber({ number: trackingNumber })}</span>
        )}
      </p>
      <ul className={styles.items} aria-label={messages.itemsOfShipment({ number })}>
        {items.map(({ id, quantity, partNumber, name }) => (
          <li key={id}>{messages.shipmentItem({ quantity, partNumber, name })}</li>
        ))}
      </ul>
    </li>
  )
}
