import { useLocation } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/shell.js'

/** What an action has done, as the query parameter of the page that is shown after it. */
export type DoneAction = keyof typeof DONE_TEXTS

/** The name of the query parameter. */
export const DONE_PARAM = 'done'

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
} as const

/** Says what the last action has done, as the address of the page says. */
export function DoneNotice() {
  const done = new URLSearchParams(useLocation().search).get(DONE_PARAM)
  if (done === null || !isDoneAction(done)) return null
  return <Alert tone="success">{DONE_TEXTS[done]()}</Alert>
}

function isDoneAction(text: string): text is DoneAction {
  return Object.hasOwn(DONE_TEXTS, text)
}
