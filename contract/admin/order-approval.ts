import Type from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { RecordIdParam, STRICT } from '../shared/request.ts'
import { Choice, Nullable } from '../shared/schema.ts'
import { ORDER_STATUSES } from '../shop/order.ts'
import { CHANGE_ERRORS, STAFF_CALL } from './fulfillment.ts'

const Note = Type.String({ pattern: '\\S', maxLength: 2000 })
const APPROVAL_STEP = {
  ...STAFF_CALL,
  params: Type.Object({ orderSummaryId: RecordIdParam }),
  /** The note is for staff; buyers do not see it. */
  body: Type.Object({ note: Type.Optional(Nullable(Note)) }, STRICT),
  responses: { 201: Type.Object({ orderSummaryId: Type.String(), status: Choice(ORDER_STATUSES) }) },
  errors: CHANGE_ERRORS,
} as const

/** Approves an order that waits for it, so that it can be sent. */
export const approveOrder = defineEndpoint({
  ...PROGRAM_ROUTES.approveOrder,
  ...APPROVAL_STEP,
  summary: 'Approve an order',
})

/** Puts an order on hold: nothing of it is prepared or sent until it is released. */
export const holdOrder = defineEndpoint({
  ...PROGRAM_ROUTES.holdOrder,
  ...APPROVAL_STEP,
  summary: 'Put an order on hold',
  body: Type.Object({ note: Note }, STRICT),
})

/** Releases an order that is on hold. */
export const releaseOrder = defineEndpoint({
  ...PROGRAM_ROUTES.releaseOrder,
  ...APPROVAL_STEP,
  summary: 'Release an order that is on hold',
})
