import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/orders.js'
import { links } from '../links.ts'
import styles from './order-page.module.css'
import { OrderSheet } from './order-sheet.tsx'
import type { OrderView } from './order-view.ts'

/** The confirmation page of an order, with the next steps. */
export function ConfirmationPage({ order, isGuest }: { readonly order: OrderView; readonly isGuest: boolean }) {
  return (
    <PageWidth className={styles.page}>
      <div className={styles.thanks}>
        <h1>{messages.yourOrderIsPlaced()}</h1>
        <p className={styles.number}>
          <RichMessage
            text={describeOrderNumbers(order)}
            elements={{
              number: <strong>{order.orderNumber}</strong>,
              purchaseOrder: <strong>{order.purchaseOrderNumber}</strong>,
            }}
          />
        </p>
        {isGuest && (
          <p>
            <RichMessage
              text={messages.keepReference({
                reference: createElementPlaceholder('reference'),
                findOrder: createElementPlaceholder('findOrder'),
              })}
              elements={{
                reference: <strong>{order.reference}</strong>,
                findOrder: <Link href={links.findOrder()}>{messages.findThisOrder()}</Link>,
              }}
            />
          </p>
        )}
        <h2>{messages.whatHappensNext()}</h2>
        <ol className={styles.next}>
          {order.isAwaitingApproval && <li>{messages.weApproveFirst()}</li>}
          <li>{order.isAwaitingApproval ? messages.warehousePicksThen() : messages.warehousePicks()}</li>
          <li>{describeShipping(order)}</li>
          {order.purchaseOrderNumber !== '' && (
            <li>{messages.invoiceGoesToBillingAddress({ purchaseOrder: order.purchaseOrderNumber })}</li>
          )}
        </ol>
      </div>
      <OrderSheet
        order={order}
        actions={
          <>
            {!isGuest && (
              <ButtonLink href={links.orders()} variant="secondary" isWide>
                {messages.seeYourOrders()}
              </ButtonLink>
            )}
            <ButtonLink href={links.home()} isWide>
              {messages.continueShopping()}
            </ButtonLink>
          </>
        }
      />
    </PageWidth>
  )
}

function describeShipping({ deliveries }: OrderView): string {
  const [firstDelivery, ...otherDeliveries] = deliveries
  if (otherDeliveries.length > 0) return messages.shippingInDeliveries({ count: deliveries.length })
  return firstDelivery === undefined || firstDelivery.method === ''
    ? messages.shippingToAddress()
    : messages.shippingToAddressByMethod({ method: firstDelivery.method })
}

/**
 * Returns the sentence with an order's number, purchase order and card, for a `RichMessage` that replaces the elements
 * `number` and `purchaseOrder`.
 */
function describeOrderNumbers({ purchaseOrderNumber, card }: OrderView): string {
  const number = createElementPlaceholder('number')
  if (purchaseOrderNumber === '')
    return card === '' ? messages.placedNumber({ number }) : messages.placedNumberAndCard({ number, card })
  const numbers = { number, purchaseOrder: createElementPlaceholder('purchaseOrder') }
  return card === ''
    ? messages.placedNumberAndPurchaseOrder(numbers)
    : messages.placedNumberPurchaseOrderAndCard({ ...numbers, card })
}
