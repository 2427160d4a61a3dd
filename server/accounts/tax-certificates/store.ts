import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { account, taxCertificate } from '@hydrant/database/schema/accounts.ts'
import { eq } from 'drizzle-orm'

/** Until when an account is exempt from tax. */
export type Exemption = Pick<typeof account.$inferSelect, 'isTaxExempt' | 'taxExemptUntil'>

/** Locks an account until the transaction ends and returns its exemption; null when there is none of this id. */
export async function lockExemption(tx: Transaction, accountId: string): Promise<Exemption | null> {
  const [row] = await tx
    .select({ isTaxExempt: account.isTaxExempt, taxExemptUntil: account.taxExemptUntil })
    .from(account)
    .where(eq(account.id, accountId))
    .for('no key update')
  return row ?? null
}

/** Sets until when an account is exempt from tax. */
export async function updateExemption(tx: Transaction, accountId: string, exemption: Exemption): Promise<void> {
  await tx.update(account).set(exemption).where(eq(account.id, accountId))
}

/** Whether there is an account of this id. */
export async function hasAccount(db: ReadOnlyDb, accountId: string): Promise<boolean> {
  const rows = await db.select({ id: account.id }).from(account).where(eq(account.id, accountId))
  return rows.length > 0
}

/** Stores a certificate and returns its id. */
export async function insertCertificate(
  tx: Transaction,
  values: Omit<typeof taxCertificate.$inferInsert, 'id'>,
): Promise<string> {
  const [row] = await tx.insert(taxCertificate).values(values).returning({ id: taxCertificate.id })
  if (row === undefined) throw new Error('A certificate that was stored did not come back.')
  return row.id
}

/** Deletes a certificate with its file; the exemption of its account stays. */
export async function deleteCertificate(tx: Transaction, id: string): Promise<void> {
  await tx.delete(taxCertificate).where(eq(taxCertificate.id, id))
}

/** The file of a certificate. */
export type CertificateFile = Pick<typeof taxCertificate.$inferSelect, 'mimeType' | 'body'>

/** Finds the file of a certificate; null when there is none of this id. */
export async function findCertificateFile(db: ReadOnlyDb, id: string): Promise<CertificateFile | null> {
  const [row] = await db
    .select({ mimeType: taxCertificate.mimeType, body: taxCertificate.body })
    .from(taxCertificate)
    .where(eq(taxCertificate.id, id))
  return row ?? null
}
