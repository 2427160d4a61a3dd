import { Form, useNavigation } from 'react-router'
import type { TestDelivery } from '@hydrant/contract/admin/events.ts'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/system.js'
import styles from './system.module.css'

/** The field of the form that sends a test event. */
export const TEST_FIELD = 'test'

/** The button that sends a test event to the webhook. */
export function TestForm() {
  const isBusy = useNavigation().formData?.has(TEST_FIELD) === true
  return (
    <Form method="post">
      <Button type="submit" name={TEST_FIELD} value="true" variant="secondary" size="s" isBusy={isBusy}>
        {messages.sendTest()}
      </Button>
    </Form>
  )
}

/** What the receiver has answered to a test event. */
export function TestResult({ tested }: { readonly tested: TestDelivery }) {
  const { url, status, durationMilliseconds, sentDate, answer, failure } = tested
  const isTaken = status !== null && status >= 200 && status < 300
  return (
    <Alert tone={isTaken ? 'success' : 'error'} title={isTaken ? messages.testTaken() : messages.testNotTaken()}>
      <dl className={styles.values}>
        <div>
          <dt>{messages.testAddress()}</dt>
          <dd>{url}</dd>
        </div>
        <div>
          <dt>{messages.sent()}</dt>
          <dd>
            <Moment of={sentDate} />
          </dd>
        </div>
        <div>
          <dt>{messages.status()}</dt>
          <dd>{status ?? failure}</dd>
        </div>
        <div>
          <dt>{messages.duration()}</dt>
          <dd>{messages.milliseconds({ count: durationMilliseconds })}</dd>
        </div>
      </dl>
      {answer !== '' && <pre className={styles.payload}>{answer}</pre>}
    </Alert>
  )
}
