import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { links } from '../links.ts'
import styles from './order-page.module.css'
import { OrderSheet } from './order-sheet.tsx'
import type { OrderView } from './order-view.ts'

/** Confirms an order that has just been placed, and says what happens next. */
export function ConfirmationPage({ order }: { readonly order: OrderView }) {
  return (
    <PageWidth className={styles.page}>
      <div className={styles.thanks}>
        <h1>Your order is placed</h1>
        <p className={styles.number}>
          Order number <strong>{order.orderNumber}</strong>, purchase order <strong>{order.purchaseOrderNumber}</strong>
        </p>
        <h2>What happens next</h2>
        <ol className={styles.next}>
          <li>The warehouse picks your items. They are set aside for you from now on.</li>
          <li>They go to the delivery address below{order.deliveryMethod !== '' && ` by the method you chose: ${order.deliveryMethod}`}.</li>
          <li>The invoice names purchase order {order.purchaseOrderNumber} and goes to the billing address.</li>
        </ol>
      </div>
      <OrderSheet
        order={order}
        actions={
          <>
            <ButtonLink href={links.orders()} variant="secondary" isWide>
              See your orders
            </ButtonLink>
            <ButtonLink href={links.home()} isWide>
              Continue shopping
            </ButtonLink>
          </>
        }
      />
    </PageWidth>
  )
}
