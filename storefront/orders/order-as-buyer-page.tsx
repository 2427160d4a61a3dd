import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { useLinkContext } from '@hydrant/design/navigation/link-context.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/orders.js'
import styles from './order-page.module.css'
import { OrderSheet } from './order-sheet.tsx'
import type { OrderView } from './order-view.ts'

/** The page of an order as its buyer sees it, for staff: everything is shown, and nothing can be done. */
export function OrderAsBuyerPage({ order }: { readonly order: OrderView }) {
  const { sitePath } = useLinkContext()
  return (
    <PageWidth className={styles.page}>
      <Alert tone="info" title={messages.asBuyerTitle()}>
        <p>
          {messages.asBuyerText()} <a href={`${sitePath}/admin/orders/${order.id}`}>{messages.backToOffice()}</a>
        </p>
      </Alert>
      <h1>{messages.orderTitle({ number: order.orderNumber })}</h1>
      <OrderSheet order={order} toDocumentPath={(documentId) => `/admin/order-files/${documentId}`} />
    </PageWidth>
  )
}
