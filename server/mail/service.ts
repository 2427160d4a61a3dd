import type { MailStatus } from '@hydrant/contract/admin/mails.ts'
import type { Database, ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { withoutQueryValues } from '@hydrant/database/connection/query-failure.ts'
import { isEmailAddress } from '@hydrant/kernel/locale/email.ts'
import type { FailureLog } from '@hydrant/kernel/result/failure-log.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Attachment, RenderedMail } from '@hydrant/mail-templates/render-mail.ts'
import * as messages from '@hydrant/messages/compiled/server/mail.js'
import {
  deleteOldEntries,
  type DeliveryChannel,
  type DeliveryResult,
  deliverOutbox,
  findOutboxEntries,
  findOutboxEntriesOfRecords,
  findOutboxEntry,
  giveUpOldUnsentEntries,
  type OutboxEntry,
  type OutboxRange,
  type OutboxSearch,
  scheduleResendIfGivenUp,
} from '../outbox/service.ts'
import { getWebstore } from '../webstore/service.ts'
import { type ComposeDeps, composeMail, type MailComposers } from './compose-mail.ts'
import { mailErrors } from './errors.ts'
import { type MailKind, parseMailKind } from './mail-kinds.ts'
import { readRecipient } from './mail-language.ts'
import { toMailFrom } from './mail-sender.ts'
import { type OutgoingMail, SEND_TIMEOUT_SECONDS, type SendMail } from './smtp-sender.ts'
import { findOrdersOfRecords, isSentTo, MAIL_OUTBOX, type MailedOrder } from './store.ts'

export { createSmtpSender, type SendMail, type SmtpServer } from './smtp-sender.ts'
export { buildMailInsertSql, findUnwantedTopics, insertMail, replaceUnwantedTopics } from './store.ts'
export type { MailComposer, MailComposers } from './compose-mail.ts'
export { readRecipient } from './mail-language.ts'

/** What sending mails depends on. */
export interface MailDeps {
  readonly database: Database
  readonly log: FailureLog
  /** Whether the process is about to end, so that the mails that still wait are not sent. */
  readonly isStopped?: () => boolean
  readonly composers: MailComposers
  readonly send: SendMail
  /** The public URL of the site, with the base path and without a slash at its end. */
  readonly siteUrl: string
  /** The domain of message ids: that of the address that mails are sent from. */
  readonly domain: string
}

/**
 * A mail that no attempt was made to send for so many days is given up: when a shop without a mail server gets one, the
 * mails of its past are not sent.
 */
const MAX_UNSENT_DAYS = 3
const MAX_AGE_DAYS = 90
const MAX_DELETED_AT_ONCE = 1000

/** Sends the waiting mails, oldest first, and returns how many were sent. */
export async function sendMails(deps: MailDeps, now: () => Date = () => new Date()): Promise<number> {
  const { database, log, isStopped } = deps
  const reason = messages.unsentForDays({ days: MAX_UNSENT_DAYS })
  const givenUp = await giveUpOldUnsentEntries(database, MAIL_OUTBOX, {
    olderThanDays: MAX_UNSENT_DAYS,
    reason,
    now: now(),
  })
  if (givenUp > 0) log.error({ mails: givenUp, reason }, GIVEN_UP_MESSAGE)
  return deliverOutbox({ database, log, isStopped, outbox: MAIL_OUTBOX, channel: createMailChannel(deps) }, now)
}

const GIVEN_UP_MESSAGE = 'a mail was given up: see GET /admin/mails?status=GivenUp'

function createMailChannel(deps: MailDeps): DeliveryChannel {
  return {
    send: (entry) => composeAndSend(deps, entry),
    // One at a time: a process that is killed repeats at most the mail that it was sending.
    batchSize: 1,
    // A mail, another one as a probe, and time to spare.
    leaseSeconds: 3 * SEND_TIMEOUT_SECONDS,
    logMessages: { failed: 'a mail was not sent; it is sent again', givenUp: GIVEN_UP_MESSAGE },
  }
}

async function composeAndSend(deps: MailDeps, entry: OutboxEntry): Promise<DeliveryResult> {
  const { database, log, send, domain } = deps
  const to = readRecipient(entry)
  if (!isEmailAddress(to)) return { result: 'undeliverable', reason: messages.invalidRecipient() }
  if (parseMailKind(entry.type) === null) return { result: 'refused', reason: messages.unknownKind() }
  let mail: RenderedMail | null
  let attachments: readonly Attachment[]
  let from: OutgoingMail['from']
  try {
    mail = await database.query((db) => composeMail(db, entry, { ...deps, hasSecretLinks: true }))
    from = toMailFrom(await database.query(getWebstore))
    // Outside of the transaction: creating a file takes a while.
    attachments = (await mail?.createAttachments?.()) ?? []
  } catch (error) {
    // A mail that cannot be written must not hold up the others.
    log.error(
      { err: withoutQueryValues(error), position: entry.position, type: entry.type },
      'a mail could not be written',
    )
    return { result: 'refused', reason: messages.writingFailed() }
  }
  if (mail === null) return { result: 'undeliverable', reason: messages.noLongerApplies() }
  const { createAttachments: _created, ...content } = mail
  return send({
    ...content,
    attachments,
    to,
    from,
    messageId: `${entry.position}.${entry.createdAt.getTime()}.shop@${domain}`,
  })
}

/** Deletes old mails, some at once, whether or not they were sent: they contain addresses of people. */
export async function deleteOldMails(database: Database, now: Date): Promise<void> {
  const writtenBefore = new Date(now.getTime() - MAX_AGE_DAYS * 24 * 60 * 60 * 1000)
  await database.transaction((tx) => deleteOldEntries(tx, MAIL_OUTBOX, { writtenBefore, limit: MAX_DELETED_AT_ONCE }))
}

/** Which mails are listed. */
export interface MailSearch extends OutboxRange, Pick<OutboxSearch, 'state' | 'newestFirst'> {
  /** What their recipient's address contains, in capitals or not. */
  readonly recipient?: string
}

/** A mail with the order that it is about; null for none. */
export interface MailOfOrder {
  readonly entry: OutboxEntry
  readonly order: MailedOrder | null
}

/** Lists mails after a position, by position or the other way round, each with the order that it is about. */
export async function listMails(db: ReadOnlyDb, { recipient, ...search }: MailSearch): Promise<MailOfOrder[]> {
  const entries = await findOutboxEntries(db, MAIL_OUTBOX, {
    ...search,
    ...(recipient !== undefined && { payloadCondition: (payload) => isSentTo(payload, recipient) }),
  })
  return addOrders(db, entries)
}

/** Adds to mails the orders that they are about. */
async function addOrders(db: ReadOnlyDb, entries: readonly OutboxEntry[]): Promise<MailOfOrder[]> {
  const orders = await findOrdersOfRecords(
    db,
    entries.map(({ recordId }) => recordId),
  )
  return entries.map((entry) => ({ entry, order: orders.get(entry.recordId) ?? null }))
}

/** Finds the mails about records that are in the outbox still, the oldest first. */
export function findMailsOfRecords(db: ReadOnlyDb, recordIds: readonly string[]): Promise<OutboxEntry[]> {
  return findOutboxEntriesOfRecords(db, MAIL_OUTBOX, recordIds)
}

/** Whether a mail of one kind about a record waits to be sent. */
export async function isMailWaiting(db: ReadOnlyDb, kind: MailKind, recordId: string): Promise<boolean> {
  const mails = await findMailsOfRecords(db, [recordId])
  return mails.some((mail) => mail.type === kind && toMailStatus(mail) === 'Waiting')
}

/** Returns how far the delivery of a mail is. */
export function toMailStatus({ deliveredAt, givenUpAt }: OutboxEntry): MailStatus {
  if (deliveredAt !== null) return 'Sent'
  return givenUpAt === null ? 'Waiting' : 'GivenUp'
}

/** A mail of the outbox with its content; null content means that what it tells of no longer applies. */
export interface ReadMail extends MailOfOrder {
  readonly content: RenderedMail | null
}

/** Reads a mail as it would be sent now; an error when there is none. */
export async function readMail(db: ReadOnlyDb, position: number, deps: ComposeDeps): Promise<Result<ReadMail>> {
  const entry = await findOutboxEntry(db, MAIL_OUTBOX, position)
  if (entry === null) return err(mailErrors.unknownMail)
  const [mail = { entry, order: null }] = await addOrders(db, [entry])
  return ok({ ...mail, content: parseMailKind(entry.type) === null ? null : await composeMail(db, entry, deps) })
}

/** Schedules a mail that was given up to be sent again; an error when there is no such mail. */
export async function scheduleMailResend(database: Database, position: number): Promise<Result<MailOfOrder>> {
  const entry = await scheduleResendIfGivenUp(database, MAIL_OUTBOX, position)
  if (entry === null) return err(mailErrors.notGivenUp)
  const [mail = { entry, order: null }] = await database.query((db) => addOrders(db, [entry]))
  return ok(mail)
}
