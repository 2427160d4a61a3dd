import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { formSubmission } from '@hydrant/database/schema/forms.ts'
import { and, desc, eq, gt, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { NewSubmission, Receipt } from './submission.ts'

export type { ReadOnlyDb, Transaction }

const RECEIPT_COLUMNS = {
  referenceNumber: formSubmission.referenceNumber,
  pagePath: formSubmission.pagePath,
  formId: formSubmission.formId,
  confirmation: formSubmission.confirmation,
  receivedAt: formSubmission.receivedAt,
}

/** Inserts a submission; null when the same submission, or one with the same reference number, already exists. */
export async function insertSubmission(tx: Transaction, submission: NewSubmission): Promise<Receipt | null> {
  const [stored] = await tx
    .insert(formSubmission)
    .values({ ...submission, answers: [...submission.answers] })
    .onConflictDoNothing()
    .returning(RECEIPT_COLUMNS)
  return stored ?? null
}

/** Finds the receipt of an identical submission, or null. */
export async function findDuplicateReceipt(db: ReadOnlyDb, contentHash: string): Promise<Receipt | null> {
  const [row] = await db.select(RECEIPT_COLUMNS).from(formSubmission).where(eq(formSubmission.contentHash, contentHash))
  return row ?? null
}

/** Finds a receipt, or null. */
export async function findReceipt(db: ReadOnlyDb, referenceNumber: string): Promise<Receipt | null> {
  const [row] = await db
    .select(RECEIPT_COLUMNS)
    .from(formSubmission)
    .where(eq(formSubmission.referenceNumber, referenceNumber))
  return row ?? null
}

/**
 * Locks an address hash until the transaction ends, so that one transaction at a time counts and stores forms from that
 * address.
 */
export async function lockSenderAddress(tx: Transaction, addressHash: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${addressHash}, 0))`)
}

/**
 * Returns when the nth newest form of an address or visitor since a given time was received; null when there are fewer
 * than n.
 */
export async function findDateOfNthNewestForm(
  db: ReadOnlyDb,
  sender: { readonly addressHash: string } | { readonly visitorHash: string },
  range: { readonly since: Date; readonly nth: number },
): Promise<Date | null> {
  const matchesSender =
    'addressHash' in sender
      ? eq(formSubmission.addressHash, sender.addressHash)
      : eq(formSubmission.visitorHash, sender.visitorHash)
  const [row] = await db
    .select({ receivedAt: formSubmission.receivedAt })
    .from(formSubmission)
    .where(and(matchesSender, gt(formSubmission.receivedAt, range.since)))
    .orderBy(desc(formSubmission.receivedAt))
    .offset(range.nth - 1)
    .limit(1)
  return row?.receivedAt ?? null
}

/** Clears the sender hashes of forms that were received until a given time. */
export async function clearSenderHashesUntil(tx: Transaction, instant: Date): Promise<void> {
  const hasSender = or(isNotNull(formSubmission.addressHash), isNotNull(formSubmission.visitorHash))
  await tx
    .update(formSubmission)
    .set({ addressHash: null, visitorHash: null })
    .where(and(lte(formSubmission.receivedAt, instant), hasSender))
}

/** Deletes submissions that were put aside until a given time, by a person or on arrival. */
export async function deleteSubmissionsPutAsideUntil(tx: Transaction, instant: Date): Promise<void> {
  await tx
    .delete(formSubmission)
    .where(
      and(
        eq(formSubmission.state, 'aside'),
        lte(sql`coalesce(${formSubmission.handledAt}, ${formSubmission.receivedAt})`, instant),
      ),
    )
}
