import { Form, useNavigation } from 'react-router'
import type { OrderFulfillment } from '@hydrant/contract/admin/fulfillment.ts'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/orders.js'
import { useFormKey } from '../shell/use-form-key.ts'
import type { OrderFormResult } from './change-order.ts'
import styles from './order-page.module.css'

/** Whether an order may be sent: it is approved, put on hold and released here, with a note that only staff see. */
export function DecisionForms({ fulfillment: { status }, result }: DecisionFormsProps) {
  const key = useFormKey(result !== null, 'approved', 'held', 'released')
  if (status === 'Fulfilled' || status === 'Cancelled') return null
  const isOnHold = status === 'On Hold'
  const isAwaiting = status === 'Awaiting Approval'
  const typed = DECISIONS.some((intent) => intent === result?.intent) ? (result?.values ?? null) : null
  return (
    <>
      {isAwaiting && <Alert tone="warning">{messages.awaitingApproval()}</Alert>}
      {isOnHold && <Alert tone="warning">{messages.onHold()}</Alert>}
      <Disclosure key={key} title={messages.decide()} isOpen={isAwaiting || isOnHold || typed !== null}>
        <div className={styles.forms}>
          {isAwaiting && <DecisionForm intent="approve" label={messages.approve()} typed={typed} />}
          {isOnHold ? (
            <DecisionForm intent="release" label={messages.release()} typed={typed} />
          ) : (
            <DecisionForm intent="hold" label={messages.hold()} typed={typed} needsNote />
          )}
        </div>
      </Disclosure>
    </>
  )
}

interface DecisionFormsProps {
  readonly fulfillment: OrderFulfillment
  readonly result: OrderFormResult | null
}

const DECISIONS = ['approve', 'hold', 'release'] as const

/** One decision, in a form of its own: Enter in its note does this and nothing else. */
function DecisionForm({ intent, label, typed, needsNote = false }: DecisionFormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" className={styles.row}>
      <input type="hidden" name="intent" value={intent} />
      <TextField
        label={messages.note()}
        name="note"
        required={needsNote}
        maxLength={2000}
        defaultValue={typed?.['intent'] === intent ? typed['note'] : ''}
      />
      <Button type="submit" variant={intent === 'hold' ? 'secondary' : 'primary'} isBusy={isBusy}>
        {label}
      </Button>
    </Form>
  )
}

interface DecisionFormProps {
  readonly intent: (typeof DECISIONS)[number]
  readonly label: string
  /** What was typed, when a decision was rejected. */
  readonly typed: Readonly<Record<string, string>> | null
  readonly needsNote?: boolean
}
