import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { billingDocument } from '@hydrant/database/schema/billing.ts'
import { shipment } from '@hydrant/database/schema/fulfillment.ts'
import type { MailTopic } from '@hydrant/contract/shop/mail-settings.ts'
import { outboxMail, unwantedMail } from '@hydrant/database/schema/mail.ts'
import { orderChange } from '@hydrant/database/schema/order-changes.ts'
import { orderNote, orderSummary } from '@hydrant/database/schema/orders.ts'
import { registrationRequest } from '@hydrant/database/schema/accounts.ts'
import { user, verification } from '@hydrant/database/schema/session.ts'
import { currentLocale } from '@hydrant/messages/locale.ts'
import { and, type AnyColumn, asc, desc, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { buildOutboxInsertSql, insertOutboxEntry, type Outbox } from '../outbox/service.ts'
import { findMailTopic, isCausedByRecipient, type MailKind, type NewMail } from './mail-kinds.ts'

export type { ReadOnlyDb }

/** The outbox of mails. Writers take no lock: unlike those of events, its readers may miss mails that are being written. */
export const MAIL_OUTBOX: Outbox = { table: outboxMail, sendersLock: 4_711_002 }

/** Inserts a mail, which is sent once the transaction is committed, unless its recipient wants none about its topic. */
export async function insertMail(tx: Transaction, { kind, recordId, to, language }: NewMail): Promise<void> {
  const topic = findMailTopic(kind)
  if (topic !== null && (await isUnwanted(tx, { topic, to }))) return
  const causedIn = isCausedByRecipient(kind) ? currentLocale() : undefined
  const payload = { to, language: language ?? causedIn }
  await insertOutboxEntry(tx, MAIL_OUTBOX, { type: kind, recordId, payload })
}

async function isUnwanted(
  tx: Transaction,
  { topic, to }: { readonly topic: MailTopic; readonly to: string },
): Promise<boolean> {
  const rows = await tx
    .select({ topic: unwantedMail.topic })
    .from(unwantedMail)
    .innerJoin(user, eq(user.id, unwantedMail.userId))
    .where(and(eq(user.email, to.toLowerCase()), eq(unwantedMail.topic, topic)))
  return rows.length > 0
}

/** Finds what a user wants no mails about. */
export async function findUnwantedTopics(db: ReadOnlyDb, userId: string): Promise<string[]> {
  const rows = await db
    .select({ topic: unwantedMail.topic })
    .from(unwantedMail)
    .where(eq(unwantedMail.userId, userId))
    .orderBy(asc(unwantedMail.topic))
  return rows.map(({ topic }) => topic)
}

/** Replaces what a user wants no mails about. */
export async function replaceUnwantedTopics(
  tx: Transaction,
  userId: string,
  topics: readonly MailTopic[],
): Promise<void> {
  // Of two changes at once the later one counts whole.
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update')
  await tx.delete(unwantedMail).where(eq(unwantedMail.userId, userId))
  if (topics.length > 0) await tx.insert(unwantedMail).values(topics.map((topic) => ({ userId, topic })))
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

/** The condition that the address of a mail's recipient contains a text, in capitals or not. */
export function isSentTo(payload: AnyColumn, text: string): SQL {
  return sql`position(lower(${text}) in lower(${payload} ->> 'to')) > 0`
}

/** A column under one name, whatever it is called in its table. */
function toOrderId(column: AnyColumn) {
  return sql<string>`${column}`.as('order_id')
}

/** An order that a mail is about. */
export interface MailedOrder {
  readonly orderSummaryId: string
  readonly orderNumber: string
}

/** Builds the query of the orders that records are, or are parts of: shipments, documents, changes and notes. */
function buildOrdersOfRecords(db: ReadOnlyDb, recordIds: readonly string[]) {
  const ids = [...new Set(recordIds)]
  return unionAll(
    db
      .select({ id: orderSummary.id, orderId: toOrderId(orderSummary.id) })
      .from(orderSummary)
      .where(inArray(orderSummary.id, ids)),
    db
      .select({ id: shipment.id, orderId: toOrderId(shipment.orderSummaryId) })
      .from(shipment)
      .where(inArray(shipment.id, ids)),
    db
      .select({ id: billingDocument.id, orderId: toOrderId(billingDocument.orderSummaryId) })
      .from(billingDocument)
      .where(inArray(billingDocument.id, ids)),
    db
      .select({ id: orderChange.id, orderId: toOrderId(orderChange.orderSummaryId) })
      .from(orderChange)
      .where(inArray(orderChange.id, ids)),
    db
      .select({ id: orderNote.id, orderId: toOrderId(orderNote.orderSummaryId) })
      .from(orderNote)
      .where(inArray(orderNote.id, ids)),
  ).as('part')
}

/** Finds the orders that records are, or are parts of. */
export async function findOrdersOfRecords(
  db: ReadOnlyDb,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, MailedOrder>> {
  if (recordIds.length === 0) return new Map()
  const parts = buildOrdersOfRecords(db, recordIds)
  const rows = await db
    .select({ id: parts.id, orderSummaryId: orderSummary.id, orderNumber: orderSummary.orderNumber })
    .from(parts)
    .innerJoin(orderSummary, eq(orderSummary.id, parts.orderId))
  return new Map(rows.map(({ id, ...order }) => [id, order]))
}

/**
 * Finds the language (BCP 47) in which a mail about a record is written: that of its order, of the request to become a
 * customer, or of its recipient, who is the user of this id, of this token or of this address; null when none is known.
 */
export async function findLanguageOfMail(
  db: ReadOnlyDb,
  { recordId, to }: { readonly recordId: string; readonly to: string },
): Promise<string | null> {
  const parts = buildOrdersOfRecords(db, [recordId])
  const [order] = await db
    .select({ language: orderSummary.language })
    .from(parts)
    .innerJoin(orderSummary, eq(orderSummary.id, parts.orderId))
  if (order !== undefined && order.language !== null) return order.language
  const [request] = await db
    .select({ language: registrationRequest.language })
    .from(registrationRequest)
    .where(eq(registrationRequest.id, recordId))
  if (request !== undefined) return request.language
  // The row of a token is named after its purpose and its user.
  const userOfToken = sql`(select substring(${verification.identifier} from '\\S+$') from ${verification} where ${verification.id} = ${recordId})`
  const isNamed = sql`${user.id} = coalesce(${userOfToken}, ${recordId})`
  const [recipient] = await db
    .select({ language: user.language })
    .from(user)
    .where(sql`${isNamed} or ${user.email} = ${to.toLowerCase()}`)
    .orderBy(desc(isNamed))
    .limit(1)
  return recipient?.language ?? null
}
