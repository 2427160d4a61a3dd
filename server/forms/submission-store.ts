import type { Executor } from '@hydrant/database/connection/database.ts'
import { account } from '@hydrant/database/schema/accounts.ts'
import { formSubmission, searchedTextOf } from '@hydrant/database/schema/forms.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { and, count, desc, eq, gte, like, lt, ne, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { readReferenceNumber } from './reference-number.ts'
import type { NewSubmission, RequestState, Submission } from './submission.ts'

/** Which of the forms that were sent are wanted; null: whatever it is. */
export interface SubmissionQuery {
  /** Null: all but those put aside. */
  readonly state: RequestState | null
  readonly kind: Submission['kind'] | null
  /** Reference number, or words of the sender's name and email address, as somebody types them. */
  readonly search: string
  /** Received at this moment or later. */
  readonly from: Date | null
  /** Received before this moment. */
  readonly before: Date | null
  /** Arrived before the one at this position. */
  readonly beforePosition: number | null
  readonly limit: number
}

const handler = alias(user, 'handler')

/** Forms that were sent, newest first, and how many there are of their kind before and after them. */
export async function findSubmissions(
  executor: Executor,
  query: SubmissionQuery,
): Promise<{ submissions: Submission[]; total: number }> {
  const wanted = and(
    query.state === null ? ne(formSubmission.state, 'aside') : eq(formSubmission.state, query.state),
    query.kind === null ? undefined : eq(formSubmission.kind, query.kind),
    searchCondition(query.search),
    query.from === null ? undefined : gte(formSubmission.receivedAt, query.from),
    query.before === null ? undefined : lt(formSubmission.receivedAt, query.before),
  )
  const after = query.beforePosition === null ? undefined : lt(formSubmission.position, query.beforePosition)
  const submissions = await selectSubmissions(executor, and(wanted, after))
    .orderBy(desc(formSubmission.position))
    .limit(query.limit)
  const [counted] = await executor.select({ total: count() }).from(formSubmission).where(wanted)
  return { submissions, total: counted?.total ?? 0 }
}

/** A form that was sent, or null. */
export async function findSubmission(executor: Executor, id: string): Promise<Submission | null> {
  const [row] = await selectSubmissions(executor, eq(formSubmission.id, id))
  return row ?? null
}

/** What of a request decides what others are told of it. */
export type StandingSubmission = Pick<
  NewSubmission,
  'id' | 'referenceNumber' | 'kind' | 'title' | 'pagePath' | 'formId' | 'userId' | 'accountId' | 'state'
> &
  Pick<Submission, 'handledAt'>

/** How a request stands, which nobody else changes until the transaction ends; null when there is no such request. */
export async function lockSubmission(executor: Executor, id: string): Promise<StandingSubmission | null> {
  const { referenceNumber, kind, title, pagePath, formId, userId, accountId, state, handledAt } = formSubmission
  const [found] = await executor
    .select({
      id: formSubmission.id,
      referenceNumber,
      kind,
      title,
      pagePath,
      formId,
      userId,
      accountId,
      state,
      handledAt,
    })
    .from(formSubmission)
    .where(eq(formSubmission.id, id))
    .for('update')
  return found ?? null
}

/** Stores how far a request is, and who says so. */
export async function saveState(
  executor: Executor,
  id: string,
  change: { readonly state: RequestState; readonly handledById: string; readonly handledAt: Date },
): Promise<void> {
  await executor.update(formSubmission).set(change).where(eq(formSubmission.id, id))
}

/** Every word has to be somewhere in what is searched; a reference number may be typed as it comes. */
function searchCondition(search: string): SQL | undefined {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return undefined
  const text = searchedTextOf(formSubmission)
  const referenceNumber = readReferenceNumber(search)
  const hasWords = and(...words.map((word) => like(text, `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)))
  return referenceNumber === null ? hasWords : or(hasWords, eq(formSubmission.referenceNumber, referenceNumber))
}

function selectSubmissions(executor: Executor, condition: SQL | undefined) {
  return executor
    .select({
      id: formSubmission.id,
      position: formSubmission.position,
      referenceNumber: formSubmission.referenceNumber,
      kind: formSubmission.kind,
      state: formSubmission.state,
      pagePath: formSubmission.pagePath,
      pageVersion: formSubmission.pageVersion,
      formId: formSubmission.formId,
      title: formSubmission.title,
      answers: formSubmission.answers,
      senderName: formSubmission.senderName,
      senderEmail: formSubmission.senderEmail,
      receivedAt: formSubmission.receivedAt,
      handledAt: formSubmission.handledAt,
      handledBy: handler.name,
      userName: user.name,
      accountName: account.name,
    })
    .from(formSubmission)
    .leftJoin(user, eq(user.id, formSubmission.userId))
    .leftJoin(account, eq(account.id, formSubmission.accountId))
    .leftJoin(handler, eq(handler.id, formSubmission.handledById))
    .where(condition)
    .$dynamic()
}
