import { type FormReceipt, getFormReceipt, submitForm } from '@hydrant/contract/shop/forms.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { respond, respondWithResult, respondWithError } from '../http/respond.ts'
import { serve, type Server } from '../http/serve.ts'
import * as forms from './service.ts'

/** Registers the routes with which visitors send forms and read receipts. `secret` hashes their identity. */
export function registerSenderRoutes(server: Server, secret: string): void {
  const { database } = server

  serve(server, submitForm, async ({ body, shopper, request }) => {
    const sender = forms.hashSender(secret, { clientAddress: request.ip, shopper })
    const submitted = await forms.submitForm(database, { input: body, shopper, sender, now: new Date() })
    if (!submitted.ok) return respondWithError(submitted.error)
    if ('receipt' in submitted.value) return respond(201, toReceiptBody(submitted.value.receipt))
    return respond(
      422,
      submitted.value.issues.map(({ name, message }) => ({
        errorCode: 'INVALID_API_INPUT',
        message,
        arguments: [name],
      })),
    )
  })

  serve(server, getFormReceipt, async ({ params }) => {
    const result = await database.query((db) => forms.getReceipt(db, params.referenceNumber))
    return respondWithResult(result, 200, toReceiptBody)
  })
}

function toReceiptBody({ referenceNumber, pagePath, formId, confirmation, receivedAt }: forms.Receipt): FormReceipt {
  return { referenceNumber, path: pagePath, formId, confirmation, receivedDate: toTimestamp(receivedAt) }
}
