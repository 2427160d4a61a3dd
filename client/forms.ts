import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, CallOptions, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** Forms of the shop's pages, and, for those who run the shop, what was sent with them. */
export function createForms({ request }: Requester, { siteId }: { readonly siteId: string }) {
  return {
    /** Sends a form; wrong answers come back as one error each, with the name of the question as its argument. */
    submit: (input: CallBody<'submitForm'>, options?: CallOptions) =>
      request(ROUTES.submitForm, { params: { siteId }, body: input, ...options }),
    /** Reads what the sender of a form was told. */
    receipt: (referenceNumber: string, options?: CallOptions) =>
      request(ROUTES.getFormReceipt, { params: { siteId, referenceNumber }, ...options }),
    /** Lists what was sent, newest first. */
    submissions: (query?: CallQuery<'listFormSubmissions'>, options?: CallOptions) =>
      request(ROUTES.listFormSubmissions, { query, ...options }),
    /** Reads one form that was sent. */
    submission: (submissionId: string, options?: CallOptions) =>
      request(ROUTES.getFormSubmission, { params: { submissionId }, ...options }),
    /** Says how far a request is. */
    changeState: (submissionId: string, state: CallBody<'updateFormSubmission'>['state'], options?: CallOptions) =>
      request(ROUTES.updateFormSubmission, { params: { submissionId }, body: { state }, ...options }),
  }
}
