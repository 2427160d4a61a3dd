import { sql } from 'drizzle-orm'
import type { Transaction } from '../connection/database.ts'

/** Sends a payload of up to 8000 bytes to every listener of a channel, when the transaction commits. */
export async function notify(tx: Transaction, channel: string, payload: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`)
}
