import type { FulfillmentItem } from '@hydrant/contract/admin/fulfillment.ts'
import type { OrderActivityEntry } from '@hydrant/contract/admin/order-desk.ts'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { MoneyText } from '@hydrant/design/format/number-text.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/orders.js'
import { describeItems } from './describe-items.ts'
import { officeLinks } from '../office-links.ts'
import { describeMailKind } from '../system/mail-kind.ts'
import styles from './timeline.module.css'

/** Everything that happened with an order, the latest first: what, who and when. */
export function Timeline({ entries, items, currency }: TimelineProps) {
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className={styles.heading}>
        {messages.timeline()}
      </h2>
      <ol className={styles.entries}>
        {entries.map((entry, position) => (
          // Entries have no ids of their own; new ones come first, and the page is loaded anew with them.
          <li key={`${entry.date} ${String(position)}`} className={styles.entry}>
            <p className={styles.what}>
              <strong>{describe(entry)}</strong>
              {entry.items.length > 0 && <span>{describeItems(entry.items, items)}</span>}
              {entry.amount !== null && <MoneyText value={entry.amount} currency={currency} />}
              {entry.mail !== null && (
                <Link href={officeLinks.mail(entry.mail.position)}>
                  {messages.mailTo({ recipient: entry.mail.recipient, status: entry.mail.status })}
                </Link>
              )}
            </p>
            {entry.text !== null && <p className={styles.text}>{entry.text}</p>}
            <p className={styles.when}>
              <Moment of={entry.date} />
              {entry.author !== null && <span>{entry.author}</span>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface TimelineProps {
  readonly entries: readonly OrderActivityEntry[]
  readonly items: readonly FulfillmentItem[]
  readonly currency: string
}

function describe({ kind, subject }: OrderActivityEntry): string {
  switch (kind) {
    case 'Placed':
      return messages.placed()
    case 'Shipment':
      return messages.shipmentNumber({ number: subject ?? '' })
    case 'Document':
      return messages.documentNumber({ number: subject ?? '' })
    case 'Mail':
      return messages.mailKind({ kind: describeMailKind(subject ?? '') })
    case 'BuyerNote':
      return messages.noteToBuyer()
    case 'StaffNote':
      return messages.noteForStaff()
    case 'Refund':
      return messages.refund({ status: REFUND_STATUSES.find((known) => known === subject) ?? 'other' })
    case 'Change':
      return (OPERATIONS[subject ?? ''] ?? messages.didChange)()
    default:
      return kind satisfies never
  }
}

const REFUND_STATUSES = ['Due', 'Refunded', 'Reversed'] as const

/** What the operations of the history are called. */
const OPERATIONS: Readonly<Record<string, () => string>> = {
  'approve-order': messages.didApprove,
  'hold-order': messages.didHold,
  'release-order': messages.didRelease,
  'create-fulfillment-orders': messages.didPack,
  'cancel-items': messages.didCancel,
  'create-return-order': messages.didAnnounceReturn,
  'return-items': messages.didReceiveReturn,
  'send-confirmation': messages.didSendConfirmation,
  'update OrderSummary': messages.didApprove,
  'update FulfillmentOrder': messages.didChangeFulfillment,
  'update OrderDeliveryGroupSummary': messages.didChangeDelivery,
}
