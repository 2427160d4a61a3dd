import { Form, useNavigation } from 'react-router'
import type { OrderFulfillment } from '@hydrant/contract/admin/fulfillment.ts'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/orders.js'
import styles from './order-page.module.css'

/** Whether an order may be sent: it is approved, put on hold and released here, with a note that only staff see. */
export function DecisionForms({ fulfillment: { status } }: { readonly fulfillment: OrderFulfillment }) {
  const isBusy = useNavigation().formMethod === 'POST'
  if (status === 'Fulfilled' || status === 'Cancelled') return null
  const isOnHold = status === 'On Hold'
  const isAwaiting = status === 'Awaiting Approval'
  return (
    <>
      {isAwaiting && <Alert tone="warning">{messages.awaitingApproval()}</Alert>}
      {isOnHold && <Alert tone="warning">{messages.onHold()}</Alert>}
      <Disclosure title={messages.decide()} isOpen={isAwaiting || isOnHold}>
        <Form method="post" className={styles.row}>
          <TextField label={messages.note()} name="note" required={!isAwaiting && !isOnHold} maxLength={2000} />
          {isAwaiting && (
            <Button type="submit" name="intent" value="approve" isBusy={isBusy}>
              {messages.approve()}
            </Button>
          )}
          {isOnHold ? (
            <Button type="submit" name="intent" value="release" isBusy={isBusy}>
              {messages.release()}
            </Button>
          ) : (
            <Button type="submit" name="intent" value="hold" variant="secondary" isBusy={isBusy}>
              {messages.hold()}
            </Button>
          )}
        </Form>
      </Disclosure>
    </>
  )
}
