import type { Executor } from '@hydrant/database/connection/database.ts'
import { formSubmission } from '@hydrant/database/schema/forms.ts'
import { and, desc, eq, gt, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { NewSubmission, Receipt } from './submission.ts'

export type { Executor }

const RECEIPT = {
  referenceNumber: formSubmission.referenceNumber,
  pagePath: formSubmission.pagePath,
  formId: formSubmission.formId,
  confirmation: formSubmission.confirmation,
  receivedAt: formSubmission.receivedAt,
}

/** Stores a form that was sent; null when the same one is there already, or another one of its reference number. */
export async function insertSubmission(executor: Executor, submission: NewSubmission): Promise<Receipt | null> {
  const [stored] = await executor
    .insert(formSubmission)
    .values({ ...submission, answers: [...submission.answers] })
    .onConflictDoNothing()
    .returning(RECEIPT)
  return stored ?? null
}

/** What the sender of the same form was told, or null. */
export async function findReceiptOfSame(executor: Executor, contentHash: string): Promise<Receipt | null> {
  const [found] = await executor.select(RECEIPT).from(formSubmission).where(eq(formSubmission.contentHash, contentHash))
  return found ?? null
}

/** What the sender of a form was told, or null. */
export async function findReceipt(executor: Executor, referenceNumber: string): Promise<Receipt | null> {
  const [found] = await executor
    .select(RECEIPT)
    .from(formSubmission)
    .where(eq(formSubmission.referenceNumber, referenceNumber))
  return found ?? null
}

/** Lets one transaction at a time count and store what comes from an address. */
export async function lockAddress(executor: Executor, addressHash: string): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${addressHash}, 0))`)
}

/** When the nth newest form since a moment came from an address or a visitor; null when there are fewer. */
export async function findNthNewest(
  executor: Executor,
  by: { readonly addressHash: string } | { readonly visitorHash: string },
  counted: { readonly since: Date; readonly nth: number },
): Promise<Date | null> {
  const isTheirs =
    'addressHash' in by
      ? eq(formSubmission.addressHash, by.addressHash)
      : eq(formSubmission.visitorHash, by.visitorHash)
  const [found] = await executor
    .select({ receivedAt: formSubmission.receivedAt })
    .from(formSubmission)
    .where(and(isTheirs, gt(formSubmission.receivedAt, counted.since)))
    .orderBy(desc(formSubmission.receivedAt))
    .offset(counted.nth - 1)
    .limit(1)
  return found?.receivedAt ?? null
}

/** Forgets from where, and by whom, forms were sent until a moment. */
export async function forgetSendersUntil(executor: Executor, moment: Date): Promise<void> {
  const isKnown = or(isNotNull(formSubmission.addressHash), isNotNull(formSubmission.visitorHash))
  await executor
    .update(formSubmission)
    .set({ addressHash: null, visitorHash: null })
    .where(and(lte(formSubmission.receivedAt, moment), isKnown))
}

/** Deletes what was put aside until a moment, by a person or at once. */
export async function deleteAsideUntil(executor: Executor, moment: Date): Promise<void> {
  await executor
    .delete(formSubmission)
    .where(
      and(
        eq(formSubmission.state, 'aside'),
        lte(sql`coalesce(${formSubmission.handledAt}, ${formSubmission.receivedAt})`, moment),
      ),
    )
}
