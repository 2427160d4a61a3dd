import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { createPageSizeSchema } from '../shared/page.ts'
import { OPEN, RecordIdParam, STRICT } from '../shared/request.ts'
import { Choice, Nullable, Timestamp } from '../shared/schema.ts'

const READ = { guests: 'refused', permissions: [{ subject: 'customers', access: 'read' }] } as const
const WRITE = { guests: 'refused', permissions: [{ subject: 'customers', access: 'write' }] } as const
const ERRORS = ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'INVALID_ID_FIELD', 'ITEM_NOT_FOUND'] as const

/** How far a request to become a customer is. */
export const RegistrationStatus = Choice(['Open', 'Approved', 'Refused'])
export type RegistrationStatus = Static<typeof RegistrationStatus>

const Text = Nullable(Type.String())

/** Somebody's request to become a customer. */
export const RegistrationRequest = Type.Object({
  requestId: Type.String(),
  status: RegistrationStatus,
  createdDate: Timestamp,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  companyName: Type.String(),
  phoneNumber: Text,
  street: Text,
  city: Text,
  region: Text,
  postalCode: Text,
  country: Text,
  taxId: Text,
  note: Text,
  /** What was written to whoever was refused. */
  rejectionReason: Text,
  decidedDate: Nullable(Timestamp),
  decidedById: Text,
  /** The account and the user that an approved request became. */
  accountId: Text,
  userId: Text,
  /** What the shop knows already of the same person or company. */
  duplicates: Type.Object({
    /** The user with this email address; the request cannot be approved then. */
    userId: Text,
    /** Accounts of the same name. */
    accountIds: Type.Array(Type.String()),
    /** Other requests with this email address or company name. */
    requestIds: Type.Array(Type.String()),
  }),
})
export type RegistrationRequest = Static<typeof RegistrationRequest>

/** Some of the requests, newest first; `nextPageToken` leads to those before them. */
export const RegistrationRequestCollection = Type.Object({
  requests: Type.Array(RegistrationRequest),
  nextPageToken: Nullable(Type.String()),
})
export type RegistrationRequestCollection = Static<typeof RegistrationRequestCollection>

/** Lists the requests to become a customer. */
export const listRegistrationRequests = defineEndpoint({
  ...PROGRAM_ROUTES.listRegistrationRequests,
  summary: 'Requests to become a customer',
  query: Type.Object(
    {
      status: Type.Optional(RegistrationStatus),
      pageSize: createPageSizeSchema({ default: 25, max: 200 }),
      pageToken: Type.Optional(RecordIdParam),
    },
    OPEN,
  ),
  responses: { 200: RegistrationRequestCollection },
  ...READ,
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
})

const PARAMS = Type.Object({ requestId: RecordIdParam })

/** Reads one request to become a customer. */
export const getRegistrationRequest = defineEndpoint({
  ...PROGRAM_ROUTES.getRegistrationRequest,
  summary: 'A request to become a customer',
  params: PARAMS,
  responses: { 200: RegistrationRequest },
  ...READ,
  errors: ERRORS,
})

/** The buyer groups of the new account, which decide what its people see and pay. */
export const RegistrationApproval = Type.Object(
  { buyerGroupIds: Type.Array(RecordIdParam, { minItems: 1, maxItems: 20 }) },
  STRICT,
)
export type RegistrationApproval = Static<typeof RegistrationApproval>

/** Makes an account and a user of a request, and mails the user an invitation to choose a password. */
export const approveRegistration = defineEndpoint({
  ...PROGRAM_ROUTES.approveRegistration,
  summary: 'Approve a request to become a customer',
  params: PARAMS,
  body: RegistrationApproval,
  responses: { 200: RegistrationRequest },
  ...WRITE,
  errors: [...ERRORS, 'INVALID_OPERATION', 'INVALID_API_INPUT', 'JSON_PARSER_ERROR'],
})

/** Why a request is refused, as it is written to whoever sent it. */
export const RegistrationRejection = Type.Object({ reason: Type.String({ minLength: 1, maxLength: 2000 }) }, STRICT)
export type RegistrationRejection = Static<typeof RegistrationRejection>

/** Refuses a request, and mails whoever sent it the reason. */
export const refuseRegistration = defineEndpoint({
  ...PROGRAM_ROUTES.refuseRegistration,
  summary: 'Refuse a request to become a customer',
  params: PARAMS,
  body: RegistrationRejection,
  responses: { 200: RegistrationRequest },
  ...WRITE,
  errors: [...ERRORS, 'INVALID_OPERATION', 'INVALID_API_INPUT', 'JSON_PARSER_ERROR'],
})
