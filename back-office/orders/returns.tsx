import { Form, useNavigation } from 'react-router'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { MoneyText } from '@hydrant/design/format/number-text.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/orders.js'
import { useFormKey } from '../shell/use-form-key.ts'
import type { OrderFormResult } from './change-order.ts'
import type { Order } from './load-order.ts'
import styles from './order-page.module.css'
import { QuantityTable } from './quantity-table.tsx'
import { ReasonFields } from './reason-fields.tsx'
import { ReceiveForm } from './receive-form.tsx'

/** What comes back of an order: announced, received, credited and refunded, each where it is due. */
export function Returns({ activity, fulfillment, currency, mayChange, tag, result }: ReturnsProps) {
  const openReturns = activity.returns.filter(({ status }) => status === 'Submitted')
  if (!mayChange) return null
  return (
    <>
      {openReturns.map((openReturn) => (
        <ReceiveForm
          key={openReturn.returnOrderId}
          openReturn={openReturn}
          items={fulfillment.items}
          tag={tag}
          isAnswered={result !== null}
          typed={
            result?.intent === 'receive' && result.values['returnOrderId'] === openReturn.returnOrderId
              ? result.values
              : null
          }
        />
      ))}
      <CreditForms activity={activity} currency={currency} />
      <ReturnForm fulfillment={fulfillment} tag={tag} result={result} />
    </>
  )
}

interface ReturnsProps extends Pick<Order, 'activity' | 'fulfillment' | 'mayChange' | 'tag'> {
  readonly currency: string
  readonly result: OrderFormResult | null
}

/** Credits what has come back, and gives credit memos back to the card. Both can be done once only. */
function CreditForms({ activity, currency }: Pick<ReturnsProps, 'activity' | 'currency'>) {
  const isBusy = useNavigation().formMethod === 'POST'
  const { uncreditedReturns, refundableCreditMemos } = activity
  if (uncreditedReturns.length === 0 && refundableCreditMemos.length === 0) return null
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{messages.creditAndRefund()}</h2>
      {uncreditedReturns.map(({ changeOrderId, amount }) => (
        <Form key={changeOrderId} method="post" className={styles.row}>
          <input type="hidden" name="changeOrderId" value={changeOrderId} />
          <span>
            {messages.notCredited()} <MoneyText value={amount} currency={currency} />
          </span>
          <Button type="submit" name="intent" value="credit" isBusy={isBusy}>
            {messages.createCreditMemo()}
          </Button>
        </Form>
      ))}
      {refundableCreditMemos.map(({ creditMemoId, number, amount }) => (
        <Form key={creditMemoId} method="post" className={styles.row}>
          <input type="hidden" name="creditMemoId" value={creditMemoId} />
          <span>
            {messages.notRefunded({ number })} <MoneyText value={amount} currency={currency} />
          </span>
          <Button type="submit" name="intent" value="refund" isBusy={isBusy}>
            {messages.refundToCard()}
          </Button>
        </Form>
      ))}
    </section>
  )
}

/** Announces that quantities of what was sent come back. */
function ReturnForm({ fulfillment, tag, result }: Pick<ReturnsProps, 'fulfillment' | 'tag' | 'result'>) {
  const isBusy = useNavigation().formMethod === 'POST'
  const key = useFormKey(result !== null, 'announced')
  const items = fulfillment.items.filter(({ quantityAvailableToReturn }) => Number(quantityAvailableToReturn) > 0)
  if (items.length === 0) return null
  const typed = result?.intent === 'create-return' ? result.values : null
  return (
    <Disclosure key={key} title={messages.announceReturn()} isOpen={typed !== null}>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="tag" value={tag} />
        <QuantityTable
          caption={messages.announceReturn()}
          items={items}
          typed={typed}
          getLeft={({ quantityAvailableToReturn }) => quantityAvailableToReturn}
        />
        <ReasonFields typed={typed} deliveryLabel={messages.alsoCreditDelivery()} />
        <div className={styles.row}>
          <Button type="submit" name="intent" value="create-return" variant="secondary" isBusy={isBusy}>
            {messages.createReturn()}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}
