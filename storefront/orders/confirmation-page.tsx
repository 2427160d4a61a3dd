import { elementArgument, RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/confirmation.js'
import { links } from '../links.ts'
import styles from './order-page.module.css'
import { OrderSheet } from './order-sheet.tsx'
import type { OrderView } from './order-view.ts'

/** The confirmation page of an order, with the next steps. */
export function ConfirmationPage({ order, isGuest }: { readonly order: OrderView; readonly isGuest: boolean }) {
  return (
    <PageWidth className={styles.page}>
      <div className={styles.thanks}>
        <h1>Your order is placed</h1>
        <p className={styles.number}>
          Order number <strong>{order.orderNumber}</strong>
          {order.purchaseOrderNumber !== '' && (
            <>
              , purchase order <strong>{order.purchaseOrderNumber}</strong>
            </>
          )}
          {order.card !== '' && `, paid by ${order.card}`}
        </p>
        {isGuest && (
          <p>
            <RichMessage
              text={messages.keepReference({
                reference: elementArgument('reference'),
                findOrder: elementArgument('findOrder'),
              })}
              elements={{
                reference: <strong>{order.reference}</strong>,
                findOrder: <Link href={links.findOrder()}>{messages.findThisOrder()}</Link>,
              }}
            />
          </p>
        )}
        <h2>What happens next</h2>
        <ol className={styles.next}>
          <li>The warehouse picks your items. They are set aside for you from now on.</li>
          <li>{describeShipping(order)}</li>
          {order.purchaseOrderNumber !== '' && (
            <li>The invoice names purchase order {order.purchaseOrderNumber} and goes to the billing address.</li>
          )}
        </ol>
      </div>
      <OrderSheet
        order={order}
        actions={
          <>
            {!isGuest && (
              <ButtonLink href={links.orders()} variant="secondary" isWide>
                See your orders
              </ButtonLink>
            )}
            <ButtonLink href={links.home()} isWide>
              Continue shopping
            </ButtonLink>
          </>
        }
      />
    </PageWidth>
  )
}

function describeShipping({ deliveries }: OrderView): string {
  const [firstDelivery, ...otherDeliveries] = deliveries
  if (otherDeliveries.length > 0)
    return `They go out in ${deliveries.length} deliveries, each to its address below by the method you chose for it.`
  return `They go to the delivery address below${firstDelivery === undefined || firstDelivery.method === '' ? '' : ` by the method you chose: ${firstDelivery.method}`}.`
}
