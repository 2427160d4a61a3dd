import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { FORM_SEARCH_LENGTH, FORM_SUBMISSION_PAGE_SIZE } from '../shared/limits.ts'
import { createPageSizeSchema } from '../shared/page.ts'
import { OPEN, RecordIdParam, STRICT } from '../shared/request.ts'
import { Choice, Nullable, Timestamp } from '../shared/schema.ts'

/** What a form asks the distributor for. */
export const RequestKind = Choice(['contact', 'quote', 'order-form', 'membership'])
export type RequestKind = Static<typeof RequestKind>

/**
 * How far a request is: nobody has dealt with it yet, somebody has, or it was put aside because a program seems to have
 * sent it.
 */
export const RequestState = Choice(['new', 'done', 'aside'])
export type RequestState = Static<typeof RequestState>

/** A form that somebody has sent. */
export const FormSubmission = Type.Object({
  submissionId: Type.String(),
  referenceNumber: Type.String(),
  kind: RequestKind,
  state: RequestState,
  /** The form's heading when it was sent. */
  title: Type.String(),
  path: Type.String(),
  formId: Type.String(),
  /** The version of the page that was filled in. */
  version: Type.Integer(),
  receivedDate: Timestamp,
  /** When its state last changed, and by whom. */
  handledDate: Nullable(Timestamp),
  handledBy: Nullable(Type.String()),
  /** As the sender has given them. */
  senderName: Nullable(Type.String()),
  senderEmail: Nullable(Type.String()),
  /** Who was signed in, and for which account; null for guests. */
  userName: Nullable(Type.String()),
  accountName: Nullable(Type.String()),
  /** In the order of the form and under the labels of that time; questions without an answer are left out. */
  answers: Type.Array(
    Type.Object({ name: Type.String(), label: Type.String(), kind: Type.String(), values: Type.Array(Type.String()) }),
  ),
})
export type FormSubmission = Static<typeof FormSubmission>

/** Some of the forms that were sent, newest first; `nextPageToken` leads to what was sent before them. */
export const FormSubmissionCollection = Type.Object({
  submissions: Type.Array(FormSubmission),
  /** How many there are on all pages. */
  totalCount: Type.Integer(),
  nextPageToken: Nullable(Type.String()),
})
export type FormSubmissionCollection = Static<typeof FormSubmissionCollection>

const Moment = Type.Optional(Type.String({ maxLength: 40 }))

/** Lists the forms that were sent; those put aside only when they are asked for. */
export const listFormSubmissions = defineEndpoint({
  ...ROUTES.listFormSubmissions,
  summary: 'Forms that were sent',
  query: Type.Object(
    {
      state: Type.Optional(RequestState),
      kind: Type.Optional(RequestKind),
      /** Words, or parts of them, that reference number, sender's name and email address hold between them. */
      search: Type.Optional(Type.String({ maxLength: FORM_SEARCH_LENGTH })),
      /** A day or a moment; what was sent at it counts. */
      earliestDate: Moment,
      /** A day, which counts whole, or a moment. */
      latestDate: Moment,
      pageSize: createPageSizeSchema(FORM_SUBMISSION_PAGE_SIZE),
      pageToken: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
    },
    OPEN,
  ),
  responses: { 200: FormSubmissionCollection },
  guests: 'refused',
  permissions: [{ subject: 'marketing', access: 'read' }],
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
})

const ONE = {
  params: Type.Object({ submissionId: RecordIdParam }),
  responses: { 200: FormSubmission },
  guests: 'refused',
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'ITEM_NOT_FOUND', 'INVALID_ID_FIELD'],
} as const

/** Reads a form that was sent. */
export const getFormSubmission = defineEndpoint({
  ...ROUTES.getFormSubmission,
  summary: 'A form that was sent',
  ...ONE,
  permissions: [{ subject: 'marketing', access: 'read' }],
})

/** Says how far a request is. */
export const updateFormSubmission = defineEndpoint({
  ...ROUTES.updateFormSubmission,
  summary: 'Change the state of a form that was sent',
  body: Type.Object({ state: RequestState }, STRICT),
  ...ONE,
  permissions: [{ subject: 'marketing', access: 'write' }],
})
