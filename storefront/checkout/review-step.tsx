import { Step } from '@hydrant/design/steps/step.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { links } from '../links.ts'
import { LineTable } from '../orders/line-table.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { formatDeliveryTitle } from './delivery-title.ts'
import styles from './review-step.module.css'

/** The review step: the lines to be ordered, by delivery. */
export function ReviewStep({ checkout, number }: { readonly checkout: CheckoutView; readonly number: number }) {
  const { deliveries } = checkout
  const rest = checkout.lineCount - deliveries.flatMap(({ lines }) => lines).length
  return (
    <Step id="review" number={number} title="Review" state="open" aside={<Link href={links.cart()}>Edit cart</Link>}>
      {deliveries.map(({ id, address, lines }, position) =>
        deliveries.length === 1 ? (
          <LineTable key={id} caption="Items to be ordered" lines={lines} currency={checkout.currency} />
        ) : (
          <section key={id} aria-labelledby={`review-${id}`}>
            <h3 id={`review-${id}`} className={styles.delivery}>
              {formatDeliveryTitle(position, deliveries.length)}
              {address !== null && `: ${[address.name, ...address.lines.slice(0, 1)].join(', ')}`}
            </h3>
            <LineTable
              caption={`Items of ${formatDeliveryTitle(position, deliveries.length).toLowerCase()}`}
              lines={lines}
              currency={checkout.currency}
            />
          </section>
        ),
      )}
      {rest > 0 && <p>{rest} more lines are in your cart and are part of this order.</p>}
    </Step>
  )
}
