import { Form, useNavigation } from 'react-router'
import type { OrderFulfillment } from '@hydrant/contract/admin/fulfillment.ts'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { MoneyText } from '@hydrant/design/format/number-text.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/back-office/orders.js'
import { IS_ANSWER } from '../shell/use-focus-after-form.ts'
import { useFormKey } from '../shell/use-form-key.ts'
import type { OrderFormResult } from './change-order.ts'
import type { Order } from './load-order.ts'
import styles from './order-page.module.css'
import { QuantityTable } from './quantity-table.tsx'
import { ReasonFields } from './reason-fields.tsx'

/** The form that cancels quantities of an order: first it shows what that takes off, then it is done. */
export function CancelForm({ fulfillment, currency, isRefundable, result, tag }: CancelFormProps) {
  const key = useFormKey(result !== null, 'cancelled')
  const isBusy = useNavigation().formMethod === 'POST'
  const items = fulfillment.items.filter(({ quantityAvailableToFulfill }) => Number(quantityAvailableToFulfill) > 0)
  if (items.length === 0) return null
  const isOpen = result?.intent === 'cancel' || result?.intent === 'preview-cancel'
  const typed = isOpen ? result.values : null
  const preview = isOpen ? result.preview : null
  return (
    <Disclosure key={key} title={messages.cancelItems()} isOpen={isOpen}>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="tag" value={tag} />
        <QuantityTable caption={messages.cancelItems()} items={items} typed={typed} />
        <ReasonFields typed={typed} deliveryLabel={messages.alsoDelivery()} />
        {preview !== null && (
          <div {...IS_ANSWER}>
            <Alert tone="info" title={messages.takesOff()}>
              <p>
                {messages.total()} <MoneyText value={preview.grandTotalAmount} currency={currency} />
              </p>
              <p>
                {messages.ofThatTax()} <MoneyText value={preview.totalTaxAmount} currency={currency} />
              </p>
              <p>
                {isRefundable
                  ? messages.goesBackToCard({ amount: formatMoney(preview.grandTotalAmount, currency) })
                  : messages.nothingGoesBack()}
              </p>
            </Alert>
          </div>
        )}
        <div className={styles.row}>
          <Button type="submit" name="intent" value="preview-cancel" variant="secondary" isBusy={isBusy}>
            {messages.previewCancel()}
          </Button>
          <Button type="submit" name="intent" value="cancel" variant="danger" isBusy={isBusy}>
            {messages.cancelButton()}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}

interface CancelFormProps extends Pick<Order, 'tag'> {
  readonly fulfillment: OrderFulfillment
  readonly currency: string
  /** Whether a card was charged for the order, which gets back what is taken off. */
  readonly isRefundable: boolean
  readonly result: OrderFormResult | null
  /** The ETag of the order. */
  readonly tag: string
}
