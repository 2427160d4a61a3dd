import { type FormReceipt, getFormReceipt, submitForm } from '@hydrant/contract/shop/forms.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { createResponse, createResultResponse, createErrorResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import * as forms from './service.ts'

/**
 * Registers the endpoints with which visitors submit forms and read receipts. `secret` is the key for the hashes of
 * senders.
 */
export function registerSenderRoutes(server: Server, secret: string): void {
  const { database } = server

  registerEndpoint(server, submitForm, async ({ body, shopper, request }) => {
    const sender = forms.hashSender(secret, { clientAddress: request.ip, shopper })
    const submitted = await forms.submitForm(database, { input: body, shopper, sender, now: new Date() })
    if (!submitted.ok) return createErrorResponse(submitted.error)
    if ('receipt' in submitted.value) return createResponse(201, toReceiptBody(submitted.value.receipt))
    return createResponse(
      422,
      submitted.value.issues.map(({ name, message }) => ({
        errorCode: 'INVALID_API_INPUT',
        message,
        arguments: [name],
      })),
    )
  })

  registerEndpoint(server, getFormReceipt, async ({ params }) => {
    const result = await database.query((db) => forms.getReceipt(db, params.referenceNumber))
    return createResultResponse(result, 200, toReceiptBody)
  })
}

function toReceiptBody({ referenceNumber, pagePath, formId, confirmation, receivedAt }: forms.Receipt): FormReceipt {
  return { referenceNumber, path: pagePath, formId, confirmation, receivedDate: toTimestamp(receivedAt) }
}
