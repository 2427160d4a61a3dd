import { type FormReceipt, getFormReceipt, submitForm } from '@hydrant/contract/shop/forms.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { answer, answerOutcome, refuse } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import * as forms from './service.ts'

/** What visitors send, and what they are told of it. `secret` hides who they are. */
export function registerSenderRoutes(server: Server, secret: string): void {
  const { database } = server

  serve(server, submitForm, async ({ body, shopper, request }) => {
    const sender = forms.hashSender(secret, { clientAddress: request.ip, shopper })
    const submitted = await database.transaction((executor) =>
      forms.submitForm(executor, { input: body, shopper, sender, now: new Date() }),
    )
    if (!submitted.ok) return refuse(submitted.error)
    if ('receipt' in submitted.value) return answer(201, receiptBody(submitted.value.receipt))
    return answer(
      422,
      submitted.value.faults.map(({ name, message }) => ({
        errorCode: 'INVALID_API_INPUT',
        message,
        arguments: [name],
      })),
    )
  })

  serve(server, getFormReceipt, async ({ params }) => {
    const found = await database.read((executor) => forms.readReceipt(executor, params.referenceNumber))
    return answerOutcome(found, 200, receiptBody)
  })
}

function receiptBody({ referenceNumber, pagePath, formId, confirmation, receivedAt }: forms.Receipt): FormReceipt {
  return { referenceNumber, path: pagePath, formId, confirmation, receivedDate: toTimestamp(receivedAt) }
}
