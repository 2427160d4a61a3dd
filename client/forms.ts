import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, CallOptions } from './call.ts'
import type { Requester } from './request.ts'

/** Creates the calls that send a form of a page and read its confirmation. */
export function createFormCalls({ request }: Requester, { siteId }: { readonly siteId: string }) {
  return {
    /** Submits a form; each invalid field is returned as one error, with the field's name as its argument. */
    submit: (input: CallBody<'submitForm'>, options?: CallOptions) =>
      request(ROUTES.submitForm, { params: { siteId }, body: input, ...options }),
    /** Reads the confirmation that the sender of a form sees. */
    receipt: (referenceNumber: string, options?: CallOptions) =>
      request(ROUTES.getFormReceipt, { params: { siteId, referenceNumber }, ...options }),
  }
}
