import { Step } from '@hydrant/design/steps/step.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { links } from '../links.ts'
import { LineTable } from '../orders/line-table.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { formatDeliveryTitle, formatDeliveryItemsCaption } from './delivery-title.ts'
import styles from './review-step.module.css'

/** The review step: the lines to be ordered, by delivery. */
export function ReviewStep({ checkout, number }: { readonly checkout: CheckoutView; readonly number: number }) {
  const { deliveries } = checkout
  const hiddenLineCount = checkout.lineCount - deliveries.flatMap(({ lines }) => lines).length
  return (
    <Step
      id="review"
      number={number}
      title={messages.review()}
      state="open"
      aside={<Link href={links.cart()}>{messages.editCart()}</Link>}
    >
      {deliveries.map(({ id, address, lines }, position) =>
        deliveries.length === 1 ? (
          <LineTable key={id} caption={messages.itemsToBeOrdered()} lines={lines} currency={checkout.currency} />
        ) : (
          <section key={id} aria-labelledby={`review-${id}`}>
            <h3 id={`review-${id}`} className={styles.delivery}>
              {formatDeliveryTitle(
                position,
                deliveries.length,
                address === null ? '' : [address.name, ...address.lines.slice(0, 1)].join(', '),
              )}
            </h3>
            <LineTable
              caption={formatDeliveryItemsCaption(position, deliveries.length)}
              lines={lines}
              currency={checkout.currency}
            />
          </section>
        ),
      )}
      {hiddenLineCount > 0 && <p>{messages.moreLines({ count: hiddenLineCount })}</p>}
    </Step>
  )
}
