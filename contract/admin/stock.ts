import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { DecimalString } from '../shared/money.ts'
import { RecordIdParam, STRICT } from '../shared/request.ts'
import { Timestamp } from '../shared/schema.ts'

const PARAMS = Type.Object({ stockLevelId: RecordIdParam })

/**
 * Adds to what is on hand at a location, or takes from it, with the reason. With an `If-Match` header, which has the ETag of
 * the record of the level, nothing changes when the level is another one meanwhile.
 */
export const adjustStock = defineEndpoint({
  ...PROGRAM_ROUTES.adjustStock,
  guests: 'refused',
  permissions: [{ subject: 'stock', access: 'write' }],
  summary: 'Adjust what is on hand, with a reason',
  params: PARAMS,
  body: Type.Object(
    {
      /** Such as `12` or `-3.5`; what is on hand cannot become less than zero. */
      change: Type.String({ pattern: '^-?\\d{1,12}(\\.\\d{1,6})?$' }),
      reason: Type.String({ pattern: '\\S', maxLength: 255 }),
    },
    STRICT,
  ),
  responses: { 201: Type.Object({ stockLevelId: Type.String(), quantityOnHand: DecimalString }) },
  errors: [
    'INVALID_SESSION_ID',
    'INSUFFICIENT_ACCESS',
    'ITEM_NOT_FOUND',
    'INVALID_API_INPUT',
    'INVALID_OPERATION',
    'JSON_PARSER_ERROR',
    'PRECONDITION_FAILED',
  ],
})

/** What stock is set aside for, the first to expire first. */
export const StockReservations = Type.Object({
  reservations: Type.Array(
    Type.Object({
      cartId: Type.String(),
      quantity: DecimalString,
      expiresDate: Timestamp,
    }),
  ),
  /** Orders of which something is taken from here and was not sent. */
  orders: Type.Array(
    Type.Object({ orderSummaryId: Type.String(), orderNumber: Type.String(), quantity: DecimalString }),
  ),
})
export type StockReservations = Static<typeof StockReservations>

/** Reads what the stock of a product at a location is set aside for; 200 of each at most. */
export const listStockReservations = defineEndpoint({
  ...PROGRAM_ROUTES.listStockReservations,
  guests: 'refused',
  permissions: [{ subject: 'stock', access: 'read' }],
  summary: 'What stock is set aside for',
  params: PARAMS,
  responses: { 200: StockReservations },
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'ITEM_NOT_FOUND'],
})

/** Counts who waits for a mail about a product that is out of stock; those who have not confirmed it do not count. */
export const countStockNotices = defineEndpoint({
  ...PROGRAM_ROUTES.countStockNotices,
  guests: 'refused',
  permissions: [{ subject: 'stock', access: 'read' }],
  summary: 'How many wait for a product',
  params: Type.Object({ productId: RecordIdParam }),
  responses: { 200: Type.Object({ waitingCount: Type.Integer() }) },
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS'],
})
