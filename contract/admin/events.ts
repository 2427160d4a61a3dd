import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { OPEN } from '../shared/request.ts'
import { JsonValue, Nullable, Timestamp, withDefault } from '../shared/schema.ts'

/** Something that other systems must hear of; `position` counts up and never repeats. */
export const ShopEvent = Type.Object({
  position: Type.Integer(),
  type: Type.String(),
  recordId: Type.String(),
  createdDate: Timestamp,
  deliveredDate: Nullable(Timestamp),
  payload: JsonValue,
})
export type ShopEvent = Static<typeof ShopEvent>

/** Events in the order of their positions; ask for what comes after `lastPosition` next. */
export const ShopEvents = Type.Object({
  count: Type.Integer(),
  lastPosition: Type.Integer(),
  events: Type.Array(ShopEvent),
})
export type ShopEvents = Static<typeof ShopEvents>

/** Reads what has happened since a position, for systems that ask instead of being told. */
export const listEvents = defineEndpoint({
  ...PROGRAM_ROUTES.listEvents,
  summary: 'What has happened since a position',
  query: Type.Object(
    {
      after: withDefault(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), 0),
      limit: withDefault(Type.Integer({ minimum: 1, maximum: 500 }), 100),
    },
    OPEN,
  ),
  responses: { 200: ShopEvents },
  guests: 'refused',
  role: 'admin',
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
})

/** An event that the receiver has not taken. */
export const UndeliveredEvent = Type.Object({
  ...ShopEvent.properties,
  /** How often it was sent. */
  attempts: Type.Integer(),
  lastFailure: Nullable(Type.String()),
  /** Null: it is being sent again. */
  givenUpDate: Nullable(Timestamp),
})
export type UndeliveredEvent = Static<typeof UndeliveredEvent>

/** Events that are not sent any more, in the order of their positions; ask for what comes after `lastPosition` next. */
export const GivenUpEvents = Type.Object({
  count: Type.Integer(),
  lastPosition: Type.Integer(),
  events: Type.Array(UndeliveredEvent),
})
export type GivenUpEvents = Static<typeof GivenUpEvents>

/** Lists the events that were given up, for who looks after the receiver. */
export const listGivenUpEvents = defineEndpoint({
  ...listEvents,
  ...PROGRAM_ROUTES.listGivenUpEvents,
  summary: 'Events that the receiver has not taken',
  responses: { 200: GivenUpEvents },
})

/** Has an event that was given up sent again, with as many attempts as a new one. */
export const resendEvent = defineEndpoint({
  ...PROGRAM_ROUTES.resendEvent,
  summary: 'Send an event again',
  params: Type.Object({ position: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  responses: { 202: UndeliveredEvent },
  guests: 'refused',
  role: 'admin',
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'INVALID_ID_FIELD', 'ITEM_NOT_FOUND'],
})

/** What the receiver of events has answered to a test event. */
export const TestDelivery = Type.Object({
  /** Where it was sent to, without what may be secret in the address. */
  url: Type.String(),
  sentDate: Timestamp,
  durationMilliseconds: Type.Integer(),
  /** The status of the answer; null when there was none. */
  status: Nullable(Type.Integer()),
  /** The beginning of the text of the answer. */
  answer: Type.String(),
  /** Why there was no answer. */
  failure: Nullable(Type.String()),
})
export type TestDelivery = Static<typeof TestDelivery>

/**
 * Sends an event of the type `Test` to the receiver at once, signed as all others. It has the position 0, is not stored,
 * and holds up no other event. Without a webhook it is refused.
 */
export const sendTestEvent = defineEndpoint({
  ...PROGRAM_ROUTES.sendTestEvent,
  summary: 'Send a test event to the webhook',
  responses: { 200: TestDelivery },
  guests: 'refused',
  role: 'admin',
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'INVALID_OPERATION'],
})
