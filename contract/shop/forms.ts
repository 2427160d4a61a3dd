import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { FORM_ANSWERS, FORM_ANSWER_LENGTH, FORM_CHOICES } from '../shared/limits.ts'
import { DATA_PARAMS, STRICT } from '../shared/request.ts'
import { Timestamp } from '../shared/schema.ts'

const SITE = { ...DATA_PARAMS, siteId: Type.String({ minLength: 1, maxLength: 100 }) }
const Answer = Type.String({ maxLength: FORM_ANSWER_LENGTH })

/** A filled-in form of a stored page: which one it is, and what was answered by the names of its questions. */
export const FormSubmissionInput = Type.Object(
  {
    path: Type.String({ pattern: '^/', maxLength: 500 }),
    formId: Type.String({ minLength: 1, maxLength: 100 }),
    /** The version of the page that was filled in. */
    version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    /**
     * Chosen at random by the sender for this one filling-in: the same answers sent twice under one key are one
     * submission.
     */
    submissionKey: Type.String({ minLength: 8, maxLength: 100 }),
    answers: Type.Record(
      Type.String({ maxLength: 40 }),
      Type.Union([Answer, Type.Array(Answer, { maxItems: FORM_CHOICES })]),
      { maxProperties: FORM_ANSWERS },
    ),
    /** People are not shown this field: whoever fills it in is a program. */
    website: Type.Optional(Type.String({ maxLength: 500 })),
  },
  STRICT,
)
export type FormSubmissionInput = Static<typeof FormSubmissionInput>

/** What a sender is told of a form that has arrived; nothing in it tells what was sent. */
export const FormReceipt = Type.Object({
  /** Short enough to be read out on the phone. */
  referenceNumber: Type.String(),
  path: Type.String(),
  formId: Type.String(),
  confirmation: Type.String(),
  receivedDate: Timestamp,
})
export type FormReceipt = Static<typeof FormReceipt>

/** What is wrong with the answers: an entry for each question, whose name is its only argument. */
export const FormFaults = Type.Array(
  Type.Object({ errorCode: Type.String(), message: Type.String(), arguments: Type.Array(Type.String()) }),
)
export type FormFaults = Static<typeof FormFaults>

/** Sends a form of a published page to the distributor. */
export const submitForm = defineEndpoint({
  ...ROUTES.submitForm,
  summary: 'Send a form of a page',
  params: Type.Object(SITE),
  body: FormSubmissionInput,
  responses: { 201: FormReceipt, 422: FormFaults },
  guests: 'if-browsing',
  errors: ['ITEM_NOT_FOUND', 'ENTITY_IS_DELETED', 'INVALID_API_INPUT', 'REQUEST_LIMIT_EXCEEDED'],
})

/** Reads what the sender of a form was told. */
export const getFormReceipt = defineEndpoint({
  ...ROUTES.getFormReceipt,
  summary: 'The receipt of a form that was sent',
  params: Type.Object({ ...SITE, referenceNumber: Type.String({ minLength: 1, maxLength: 40 }) }),
  responses: { 200: FormReceipt },
  guests: 'if-browsing',
  errors: ['ITEM_NOT_FOUND'],
})
