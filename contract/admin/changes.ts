import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { OPEN } from '../shared/request.ts'
import { Dictionary, JsonValue, Nullable, Timestamp, withDefault } from '../shared/schema.ts'

/** A change that staff or a program made; `position` counts up without a gap. */
export const HistoryEntry = Type.Object({
  position: Type.Integer(),
  id: Type.String(),
  createdDate: Timestamp,
  /** Null for a command at the machine of the shop. */
  userId: Nullable(Type.String()),
  userName: Nullable(Type.String()),
  /** The program that acted as the user. */
  integrationId: Nullable(Type.String()),
  /** The account that the user acted for. */
  accountId: Nullable(Type.String()),
  clientAddress: Nullable(Type.String()),
  requestId: Nullable(Type.String()),
  /** An object of the record API, or what else it is, such as `Page`. */
  objectName: Type.String(),
  recordId: Nullable(Type.String()),
  /** `create`, `update`, `delete`, or what else was done. */
  operation: Type.String(),
  /** The changed fields before and after. */
  oldValues: Nullable(Dictionary(JsonValue)),
  newValues: Nullable(Dictionary(JsonValue)),
  /** SHA-256 of the content and of the hash of the entry before it. */
  hash: Type.String(),
})
export type HistoryEntry = Static<typeof HistoryEntry>

/** Changes in the order of their positions, or back from one; `lastPosition` is where the next part goes on. */
export const HistoryEntries = Type.Object({
  count: Type.Integer(),
  lastPosition: Type.Integer(),
  changes: Type.Array(HistoryEntry),
})
export type HistoryEntries = Static<typeof HistoryEntries>

const Name = Type.String({ minLength: 1, maxLength: 80 })
const Moment = Type.String({ maxLength: 40 })

/** Lists who changed what; every parameter but `after`, `before` and `limit` narrows the list. */
export const listChanges = defineEndpoint({
  ...PROGRAM_ROUTES.listChanges,
  summary: 'Changes by staff and programs',
  query: Type.Object(
    {
      after: withDefault(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), 0),
      /** Lists the changes before this position instead, the newest first. */
      before: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
      limit: withDefault(Type.Integer({ minimum: 1, maximum: 500 }), 100),
      objectName: Type.Optional(Name),
      recordId: Type.Optional(Name),
      userId: Type.Optional(Name),
      /** A day or the first moment of the time in question. */
      from: Type.Optional(Moment),
      /** The day or moment after it. */
      to: Type.Optional(Moment),
    },
    OPEN,
  ),
  responses: { 200: HistoryEntries },
  guests: 'refused',
  role: 'admin',
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
})
