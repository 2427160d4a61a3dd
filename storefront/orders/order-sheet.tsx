import { SpecTable } from '@hydrant/design/fields/spec-table.tsx'
import { SummaryBox, SummaryLayout } from '@hydrant/design/summary/summary-box.tsx'
import { Totals } from '@hydrant/design/summary/totals.tsx'
import type { ReactNode } from 'react'
import { href, useHref } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/orders.js'
import { AddressLines } from '../checkout/address-lines.tsx'
import { formatDeliveryTitle, formatDeliveryItemsCaption } from '../checkout/delivery-title.ts'
import { DocumentList } from './document-list.tsx'
import { LineTable } from './line-table.tsx'
import styles from './order-sheet.module.css'
import { NoteList } from './note-list.tsx'
import type { OrderDeliveryView, OrderView } from './order-view.ts'
import { ShipmentList } from './shipment-list.tsx'

/**
 * A placed order: its details, deliveries, lines and totals; `actions` are below the total. `toDocumentPath` says where its
 * files are for others than its buyer.
 */
export function OrderSheet({ order, actions, toDocumentPath }: OrderSheetProps) {
  const orderDetails = [
    { label: messages.orderNumber(), value: order.orderNumber },
    { label: messages.reference(), value: order.reference },
    { label: messages.date(), value: order.date },
    { label: messages.status(), value: order.status },
    ...(order.card === ''
      ? [{ label: messages.purchaseOrder(), value: order.purchaseOrderNumber }]
      : [{ label: messages.paidBy(), value: order.card }]),
    ...(order.purchaseOrderFile === null
      ? []
      : [
          {
            label: messages.purchaseOrderFile(),
            value: (
              <FileLink path={(toDocumentPath ?? toBuyersPath(order.id))(order.purchaseOrderFile.id)}>
                {order.purchaseOrderFile.name}
              </FileLink>
            ),
          },
        ]),
    { label: messages.attention(), value: order.attention },
    { label: messages.costCenter(), value: order.costCenter },
    { label: messages.orderedBy(), value: order.orderedBy },
  ]
  const singleDelivery = order.deliveries.length === 1 ? (order.deliveries[0] ?? null) : null
  return (
    <SummaryLayout
      summary={
        <SummaryBox title={messages.orderSummary()}>
          <Totals rows={order.totals} currency={order.currency} />
          {actions}
        </SummaryBox>
      }
    >
      <section className={styles.sheet} aria-label={messages.order()}>
        <div className={styles.facts}>
          <SpecTable specs={orderDetails.filter(({ value }) => value !== '')} variant="plain" />
          <div className={styles.places}>
            {singleDelivery !== null && <DeliveryDetails delivery={singleDelivery} />}
            {order.billTo !== null && (
              <Detail label={messages.billingAddress()}>
                <AddressLines address={order.billTo} />
              </Detail>
            )}
          </div>
        </div>
        {order.notes.length > 0 && <NoteList notes={order.notes} />}
        {order.shipments.length > 0 && <ShipmentList shipments={order.shipments} />}
        {order.documents.length > 0 && (
          <DocumentList
            documents={order.documents}
            currency={order.currency}
            toPath={toDocumentPath ?? toBuyersPath(order.id)}
          />
        )}
        {singleDelivery !== null ? (
          <LineTable caption={messages.itemsOfOrder()} lines={singleDelivery.lines} currency={order.currency} />
        ) : (
          order.deliveries.map((delivery, position) => (
            <DeliverySection
              key={delivery.id}
              delivery={delivery}
              title={formatDeliveryTitle(position, order.deliveries.length)}
              caption={formatDeliveryItemsCaption(position, order.deliveries.length)}
              currency={order.currency}
            />
          ))
        )}
      </section>
    </SummaryLayout>
  )
}

/** Returns where a buyer downloads the files of an order. */
function toBuyersPath(orderId: string) {
  return (documentId: string) => href('/orders/:orderId/documents/:documentId', { orderId, documentId })
}

function FileLink({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  return (
    <a href={useHref(path)} download>
      {children}
    </a>
  )
}

interface OrderSheetProps {
  readonly order: OrderView
  readonly actions?: ReactNode
  readonly toDocumentPath?: (documentId: string) => string
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
  delivery: { deliverTo, method, arrivalDays, desiredDate, gift },
  heading,
}: {
  readonly delivery: OrderDeliveryView
  readonly heading?: DetailProps['heading']
}) {
  return (
    <>
      <Detail label={messages.deliveryAddress()} heading={heading}>
        <AddressLines address={deliverTo} />
      </Detail>
      {method !== '' && (
        <Detail label={messages.deliveryMethod()} heading={heading}>
          <p>{method}</p>
        </Detail>
      )}
      {arrivalDays !== '' && (
        <Detail label={messages.estimatedArrival()} heading={heading}>
          <p>{arrivalDays}</p>
        </Detail>
      )}
      {desiredDate !== '' && (
        <Detail label={messages.desiredDeliveryDate()} heading={heading}>
          <p>{desiredDate}</p>
        </Detail>
      )}
      {gift !== null && (
        <Detail label={messages.gift()} heading={heading}>
          <p>{gift.toName === '' ? messages.sentAsGift() : messages.giftFor({ recipient: gift.toName })}</p>
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
