import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { useRouteLoaderData } from 'react-router'
import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/orders.js'
import { links } from '../links.ts'
import type { ShownSettings } from '../shell/shown-settings.ts'
import styles from './order-page.module.css'
import { OrderSheet } from './order-sheet.tsx'
import type { OrderView } from './order-view.ts'

/** The part of the root loader's data that is used here: how the shop is reached. */
type RootLoader = () => Promise<{ readonly settings: ShownSettings | null }>

/** The confirmation page of an order, made to be printed, too, with the next steps. */
export function ConfirmationPage({ order, isGuest }: { readonly order: OrderView; readonly isGuest: boolean }) {
  const isHydrated = useIsHydrated()
  const contactLines = useRouteLoaderData<RootLoader>('root')?.settings?.footer.contact.lines ?? []
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
          {order.email !== '' && <li>{messages.mailsGoTo({ email: order.email })}</li>}
        </ol>
        {contactLines.length > 0 && (
          <p>
            {messages.questionsAboutOrder()} {contactLines.join(' · ')}
          </p>
        )}
        {isHydrated && (
          <div>
            <Button variant="secondary" onClick={() => print()}>
              {messages.printConfirmation()}
            </Button>
          </div>
        )}
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
