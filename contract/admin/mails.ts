import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { OPEN } from '../shared/request.ts'
import { Choice, Nullable, Timestamp, withDefault } from '../shared/schema.ts'
import { UndeliveredEvent } from './events.ts'

/** Whether a mail still waits to be sent, was sent, or is not sent any more. */
export const MailStatus = Choice(['Waiting', 'Sent', 'GivenUp'])
export type MailStatus = Static<typeof MailStatus>

const { position, attempts, lastFailure, givenUpDate, createdDate, recordId } = UndeliveredEvent.properties

/** A mail; `position` counts up and never repeats. */
export const ShopMail = Type.Object({
  position,
  /** Such as `OrderConfirmed`. */
  kind: Type.String(),
  /** What it tells of, such as an order. */
  recordId,
  recipient: Type.String(),
  status: MailStatus,
  createdDate,
  sentDate: Nullable(Timestamp),
  /** How often sending it has failed. */
  attempts,
  lastFailure,
  givenUpDate,
  /** The order that it is about, itself or by its shipment, document, cancellation, return or note; null for none. */
  order: Nullable(Type.Object({ orderSummaryId: Type.String(), orderNumber: Type.String() })),
})
export type ShopMail = Static<typeof ShopMail>

/** Mails in the order of their positions, or the other way round; ask for what comes after `lastPosition` next. */
export const ShopMails = Type.Object({
  count: Type.Integer(),
  lastPosition: Type.Integer(),
  /** Whether the shop has a mail server; without one, mails wait. */
  isSending: Type.Boolean(),
  mails: Type.Array(ShopMail),
})
export type ShopMails = Static<typeof ShopMails>

/** Lists mails, for who looks after them. */
export const listMails = defineEndpoint({
  ...PROGRAM_ROUTES.listMails,
  summary: 'Mails and whether they were sent',
  query: Type.Object(
    {
      after: withDefault(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), 0),
      limit: withDefault(Type.Integer({ minimum: 1, maximum: 500 }), 100),
      /** All mails unless it is given. */
      status: Type.Optional(MailStatus),
      /** Whether the newest come first; then those after a position are older, and 0 begins with the newest. */
      newestFirst: withDefault(Type.Boolean(), false),
      /** What their recipient's address contains, in capitals or not. */
      recipient: Type.Optional(Type.String({ maxLength: 254 })),
    },
    OPEN,
  ),
  responses: { 200: ShopMails },
  guests: 'refused',
  permissions: [{ subject: 'orders', access: 'read' }],
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
})

const MAIL_PARAMS = Type.Object({ position: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) })

/** A mail with its content, written anew from what it tells of; null when that no longer applies. */
export const MailWithContent = Type.Object({
  ...ShopMail.properties,
  content: Nullable(Type.Object({ subject: Type.String(), html: Type.String(), text: Type.String() })),
})
export type MailWithContent = Static<typeof MailWithContent>

/**
 * Reads a mail. While the shop sends mails, a link with which its recipient could be impersonated is left out; without a
 * mail server it is shown, for staff to pass on.
 */
export const getMail = defineEndpoint({
  ...PROGRAM_ROUTES.getMail,
  summary: 'A mail with its content',
  params: MAIL_PARAMS,
  responses: { 200: MailWithContent },
  guests: 'refused',
  role: 'admin',
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'INVALID_ID_FIELD', 'ITEM_NOT_FOUND'],
})

/** Has a mail that was given up sent again, with as many attempts as a new one. */
export const resendMail = defineEndpoint({
  ...PROGRAM_ROUTES.resendMail,
  summary: 'Send a mail again',
  params: MAIL_PARAMS,
  responses: { 202: ShopMail },
  guests: 'refused',
  permissions: [{ subject: 'orders', access: 'write' }],
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'INVALID_ID_FIELD', 'ITEM_NOT_FOUND'],
})
