import { Step } from '@hydrant/design/steps/step.tsx'
import { SpecTable } from '@hydrant/design/fields/spec-table.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { links } from '../links.ts'
import { LineTable } from '../orders/line-table.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { formatDeliveryTitle, formatDeliveryItemsCaption } from './delivery-title.ts'
import type { OrderEntries } from './order-entries.ts'
import styles from './review-step.module.css'

interface ReviewStepProps {
  readonly checkout: CheckoutView
  /** What is entered for the order, saved or not. */
  readonly entries: OrderEntries
  /** Whether the order is paid by purchase order: its number and file are of no order otherwise. */
  readonly isPurchaseOrder: boolean
  readonly number: number
}

/** The review step: what was entered for the order, and the lines to be ordered, by delivery. */
export function ReviewStep({ checkout, entries, isPurchaseOrder, number }: ReviewStepProps) {
  const { deliveries } = checkout
  const specs = [
    { label: messages.purchaseOrderNumber(), value: isPurchaseOrder ? entries.poNumber : '' },
    { label: messages.purchaseOrderFile(), value: (isPurchaseOrder && checkout.purchaseOrderFile) || '' },
    { label: messages.attentionLine(), value: entries.attention },
    { label: messages.costCenter(), value: entries.costCenter },
  ]
  const hiddenLineCount = checkout.lineCount - deliveries.flatMap(({ lines }) => lines).length
  return (
    <Step
      id="review"
      number={number}
      title={messages.review()}
      state="open"
      aside={<Link href={links.cart()}>{messages.editCart()}</Link>}
    >
      <SpecTable specs={specs.filter(({ value }) => value.trim() !== '')} variant="plain" />
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
