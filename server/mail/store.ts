import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { outboxMail } from '@hydrant/database/schema/mail.ts'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { buildOutboxInsertSql, insertOutboxEntry, type Outbox } from '../outbox/service.ts'
import type { MailKind, NewMail } from './mail-kinds.ts'

export type { ReadOnlyDb }

/** The outbox of mails. Writers take no lock: unlike those of events, its readers may miss mails that are being written. */
export const MAIL_OUTBOX: Outbox = { table: outboxMail, sendersLock: 4_711_002 }

/** Inserts a mail, which is sent once the transaction is committed. */
export async function insertMail(tx: Transaction, { kind, recordId, to }: NewMail): Promise<void> {
  await insertOutboxEntry(tx, MAIL_OUTBOX, { type: kind, recordId, payload: { to } })
}

/**
 * Builds the SQL that inserts a mail for each row of another part of the same statement, unless the recipient is null.
 */
export function buildMailInsertSql(
  { kind, recordId, to }: { readonly kind: MailKind; readonly recordId: Placeholder; readonly to: Placeholder },
  from: SQL,
): SQL {
  const payload = sql`jsonb_build_object('to', ${to}::text)`
  return buildOutboxInsertSql(
    MAIL_OUTBOX,
    { type: kind, recordId, payload },
    sql`${from} where ${to}::text is not null`,
  )
}
