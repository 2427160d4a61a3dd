import { Form, useNavigation } from 'react-router'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Breadcrumb } from '@hydrant/design/navigation/breadcrumb.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { links } from '../links.ts'
import styles from './order-page.module.css'
import { OrderSheet } from './order-sheet.tsx'
import type { OrderView } from './order-view.ts'

/** One order of the history, which can be ordered again. */
export function OrderPage({ order }: { readonly order: OrderView }) {
  const { state } = useNavigation()
  return (
    <PageWidth className={styles.page}>
      <Breadcrumb
        crumbs={[
          { label: 'Orders', href: links.orders() },
          { label: order.orderNumber, href: links.order(order.id) },
        ]}
      />
      <h1>Order {order.orderNumber}</h1>
      <OrderSheet
        order={order}
        actions={
          <Form method="post" action={links.order(order.id)}>
            <Button type="submit" variant="secondary" isWide isBusy={state === 'submitting'}>
              Order these items again
            </Button>
          </Form>
        }
      />
    </PageWidth>
  )
}
