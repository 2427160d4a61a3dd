import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/shell.js'
import type { FormError } from './office-errors.ts'

/** What an action has done, as the query parameter of the page that is shown after it. */
export type DoneAction = keyof typeof DONE_TEXTS

/** The query parameters of what was done, and of the id of the section that says it; without one, it is the page. */
const DONE_PARAM = 'done'
const SECTION_PARAM = 'section'

/**
 * Returns the path of a page that says what an action has done: at its top, or in the section with an id, where the form
 * was sent.
 */
export function toPathAfter(done: DoneAction, path: string, sectionId?: string): string {
  const url = new URL(path, 'http://office.invalid')
  url.searchParams.set(DONE_PARAM, done)
  if (sectionId === undefined) return url.pathname + url.search
  url.searchParams.set(SECTION_PARAM, sectionId)
  url.hash = sectionId
  return url.pathname + url.search + url.hash
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
  ended: messages.ended,
  retired: messages.retired,
  soldAgain: messages.soldAgain,
  planned: messages.planned,
  planCanceled: messages.planCanceled,
} as const

/** Returns what the last action has done, as the query of the page's address says; null for none that is known. */
export function readDone(search: string): DoneAction | null {
  const done = new URLSearchParams(search).get(DONE_PARAM)
  return done !== null && isDoneAction(done) ? done : null
}

/**
 * Says what the last action has done, as the address of the page says, unless a form was rejected since, or answered
 * otherwise (`isAnswered`): at the top of the page, or in the section where it was done.
 */
export function DoneNotice({ errors = [], isAnswered = false, texts = {}, sectionId }: DoneNoticeProps) {
  const { search } = useLocation()
  const done = readDone(search)
  if (done === null || errors.length > 0 || isAnswered) return null
  if ((new URLSearchParams(search).get(SECTION_PARAM) ?? undefined) !== sectionId) return null
  return <Alert tone="success">{texts[done] ?? DONE_TEXTS[done]()}</Alert>
}

interface DoneNoticeProps {
  readonly errors?: readonly FormError[]
  readonly isAnswered?: boolean
  /** What is said instead of the usual sentence, by what was done. */
  readonly texts?: Readonly<Partial<Record<DoneAction, ReactNode>>>
  /** The id of the section that it is in; by default the top of the page. */
  readonly sectionId?: string
}

function isDoneAction(text: string): text is DoneAction {
  return Object.hasOwn(DONE_TEXTS, text)
}
