import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, CallOptions, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** Forms of the shop's pages, and, for the shop's staff, the submissions. */
export function createForms({ request }: Requester, { siteId }: { readonly siteId: string }) {
  return {
    /** Submits a form; each invalid field is returned as one error, with the field's name as its argument. */
    submit: (input: CallBody<'submitForm'>, options?: CallOptions) =>
      request(ROUTES.submitForm, { params: { siteId }, body: input, ...options }),
    /** Reads the confirmation that the sender of a form sees. */
    receipt: (referenceNumber: string, options?: CallOptions) =>
      request(ROUTES.getFormReceipt, { params: { siteId, referenceNumber }, ...options }),
    /** Lists the submissions, newest first. */
    submissions: (query?: CallQuery<'listFormSubmissions'>, options?: CallOptions) =>
      request(ROUTES.listFormSubmissions, { query, ...options }),
    /** Reads one submission. */
    submission: (submissionId: string, options?: CallOptions) =>
      request(ROUTES.getFormSubmission, { params: { submissionId }, ...options }),
    /** Updates the state of a submission. */
    changeState: (submissionId: string, state: CallBody<'updateFormSubmission'>['state'], options?: CallOptions) =>
      request(ROUTES.updateFormSubmission, { params: { submissionId }, body: { state }, ...options }),
  }
}
