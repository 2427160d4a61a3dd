import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { account } from '@hydrant/database/schema/accounts.ts'
import { formSubmission, toSubmissionSearchTextSql } from '@hydrant/database/schema/forms.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { toContainsPattern } from '@hydrant/database/connection/like-pattern.ts'
import { and, count, desc, eq, gte, like, lt, ne, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { parseReferenceNumber } from './reference-number.ts'
import type { NewSubmission, RequestState, Submission } from './submission.ts'

/** Filter and page of a list of submissions; null means any. */
export interface SubmissionQuery {
  /** Null: all except those put aside. */
  readonly state: RequestState | null
  readonly kind: Submission['kind'] | null
  /** A reference number, or parts of the sender's name and email address, as typed. */
  readonly search: string
  /** Received at this time or later. */
  readonly from: Date | null
  /** Received before this time. */
  readonly before: Date | null
  /** Received before the one at this position. */
  readonly beforePosition: number | null
  readonly limit: number
}

const handler = alias(user, 'handler')

/** Finds submissions, newest first, and how many match on all pages. */
export async function listSubmissions(
  db: ReadOnlyDb,
  query: SubmissionQuery,
): Promise<{ submissions: Submission[]; total: number }> {
  const condition = and(
    query.state === null ? ne(formSubmission.state, 'aside') : eq(formSubmission.state, query.state),
    query.kind === null ? undefined : eq(formSubmission.kind, query.kind),
    toSearchCondition(query.search),
    query.from === null ? undefined : gte(formSubmission.receivedAt, query.from),
    query.before === null ? undefined : lt(formSubmission.receivedAt, query.before),
  )
  const pageCondition = query.beforePosition === null ? undefined : lt(formSubmission.position, query.beforePosition)
  const submissions = await selectSubmissions(db, and(condition, pageCondition))
    .orderBy(desc(formSubmission.position))
    .limit(query.limit)
  const [countRow] = await db.select({ total: count() }).from(formSubmission).where(condition)
  return { submissions, total: countRow?.total ?? 0 }
}

/** Finds a submission, or null. */
export async function findSubmission(db: ReadOnlyDb, id: string): Promise<Submission | null> {
  const [row] = await selectSubmissions(db, eq(formSubmission.id, id))
  return row ?? null
}

/** The part of a submission that changing its state needs, including the data of its event. */
export type LockedSubmission = Pick<
  NewSubmission,
  'id' | 'referenceNumber' | 'kind' | 'title' | 'pagePath' | 'formId' | 'userId' | 'accountId' | 'state'
> &
  Pick<Submission, 'handledAt'>

/** Locks a submission until the transaction ends; null when there is none. */
export async function lockSubmission(tx: Transaction, id: string): Promise<LockedSubmission | null> {
  const { referenceNumber, kind, title, pagePath, formId, userId, accountId, state, handledAt } = formSubmission
  const [row] = await tx
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
  return row ?? null
}

/** Updates the state of a submission, and who changed it. */
export async function updateSubmissionState(
  tx: Transaction,
  id: string,
  change: { readonly state: RequestState; readonly handledById: string; readonly handledAt: Date },
): Promise<void> {
  await tx.update(formSubmission).set(change).where(eq(formSubmission.id, id))
}

/** Returns the condition that every term occurs in the searched text; a reference number may be typed in any form. */
function toSearchCondition(search: string): SQL | undefined {
  const terms = search
    .toLowerCase()
    .split(/\s+/)
    .filter((term) => term !== '')
  if (terms.length === 0) return undefined
  const text = toSubmissionSearchTextSql(formSubmission)
  const referenceNumber = parseReferenceNumber(search)
  const matchesTerms = and(...terms.map((term) => like(text, toContainsPattern(term))))
  return referenceNumber === null ? matchesTerms : or(matchesTerms, eq(formSubmission.referenceNumber, referenceNumber))
}

function selectSubmissions(db: ReadOnlyDb, condition: SQL | undefined) {
  return db
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
