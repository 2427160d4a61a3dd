import type { TestDelivery } from '@hydrant/contract/admin/events.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { toStorableText } from '@hydrant/kernel/text/storable-text.ts'
import { postSigned, type Webhook } from './post-event.ts'

/** How much of the answer is told. */
const MAX_ANSWER_BYTES = 2000

/** Posts a test event to the receiver, by the rules of all events, and returns what it has answered and how soon. */
export async function sendTestEvent(webhook: Webhook): Promise<TestDelivery> {
  const now = new Date()
  const event = {
    position: 0,
    type: 'Test',
    recordId: '',
    payload: { message: 'A test of the webhook.' },
    createdAt: now,
    deliveredAt: null,
    attempts: 0,
    lastFailure: null,
    givenUpAt: null,
  }
  const start = performance.now()
  const answer = await postSigned(webhook, event, { now, maxAnswerBytes: MAX_ANSWER_BYTES })
  const { origin, pathname } = new URL(webhook.url)
  return {
    url: origin + pathname,
    sentDate: toTimestamp(now),
    durationMilliseconds: Math.round(performance.now() - start),
    status: answer.status,
    answer: answer.status === null ? '' : toStorableText(answer.text),
    failure: answer.status === null ? answer.failure : null,
  }
}
