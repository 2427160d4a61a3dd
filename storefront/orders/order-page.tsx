import { Form, useNavigation } from 'react-router'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Breadcrumb } from '@hydrant/design/navigation/breadcrumb.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/orders.js'
import { listLinks } from '../buyer-lists/list-links.ts'
import { links } from '../links.ts'
import styles from './order-page.module.css'
import { OrderSheet } from './order-sheet.tsx'
import type { OrderView } from './order-view.ts'

/** The page of one order: a buyer can order it again, a guest can search for another one. */
export function OrderPage({ order, isGuest }: { readonly order: OrderView; readonly isGuest: boolean }) {
  return (
    <PageWidth className={styles.page}>
      {!isGuest && (
        <Breadcrumb
          crumbs={[
            { label: messages.orders(), href: links.orders() },
            { label: order.orderNumber, href: links.order(order.id) },
          ]}
        />
      )}
      <h1>{messages.orderTitle({ number: order.orderNumber })}</h1>
      <OrderSheet
        order={order}
        actions={
          isGuest ? (
            <ButtonLink href={links.findOrder()} variant="secondary" isWide>
              {messages.findAnotherOrder()}
            </ButtonLink>
          ) : (
            <>
              <OrderAgainForm orderId={order.id} />
              <ButtonLink href={listLinks.add({ order: order.id })} variant="tertiary" isWide>
                {messages.addToList()}
              </ButtonLink>
            </>
          )
        }
      />
    </PageWidth>
  )
}

function OrderAgainForm({ orderId }: { readonly orderId: string }) {
  const { state } = useNavigation()
  return (
    <Form method="post" action={links.order(orderId)}>
      <Button type="submit" variant="secondary" isWide isBusy={state === 'submitting'}>
        {messages.orderTheseAgain()}
      </Button>
    </Form>
  )
}
