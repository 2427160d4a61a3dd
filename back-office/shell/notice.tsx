import { useLocation } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/shell.js'
import type { FormError } from './office-errors.ts'

/** What an action has done, as the query parameter of the page that is shown after it. */
export type DoneAction = keyof typeof DONE_TEXTS

/** The name of the query parameter. */
const DONE_PARAM = 'done'

/** Returns the path of a page that says what an action has done. */
export function toPathAfter(done: DoneAction, path: string): string {
  const url = new URL(path, 'http://office.invalid')
  url.searchParams.set(DONE_PARAM, done)
  return url.pathname + url.search
}

const DONE_TEXTS = {
  saved: messages.saved,
  created: messages.created,
  deleted: messages.deleted,
  changed: messages.changed,
  sent: messages.sent,
  retried: messages.retried,
  packed: messages.packed,
  shipped: messages.shipped,
  cancelled: messages.cancelled,
  approved: messages.approved,
  refused: messages.refused,
  held: messages.held,
  released: messages.released,
  invited: messages.invited,
  signedOut: messages.signedOut,
  noted: messages.noted,
  adjusted: messages.adjusted,
  announced: messages.announced,
  received: messages.received,
  credited: messages.credited,
  refunded: messages.refunded,
  paid: messages.paid,
  paymentTakenBack: messages.paymentTakenBack,
  published: messages.published,
  withdrawn: messages.withdrawn,
  started: messages.started,
  dismissed: messages.dismissed,
} as const

/** Says what the last action has done, as the address of the page says, unless another one was rejected since. */
export function DoneNotice({ errors = [] }: { readonly errors?: readonly FormError[] }) {
  const done = new URLSearchParams(useLocation().search).get(DONE_PARAM)
  if (done === null || !isDoneAction(done) || errors.length > 0) return null
  return <Alert tone="success">{DONE_TEXTS[done]()}</Alert>
}

function isDoneAction(text: string): text is DoneAction {
  return Object.hasOwn(DONE_TEXTS, text)
}
