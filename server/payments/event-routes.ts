import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from '../http/error-responses.ts'
import type { Server } from '../http/serve.ts'
import { paymentErrors } from './errors.ts'
import { GatewayError } from './payment-gateway.ts'
import * as payments from './service.ts'

/** The maximum size of an event, in bytes. */
const MAX_EVENT_BYTES = 512 * 1024

/**
 * Registers the routes at which gateways report what has happened to payments, such as `/services/payments/stripe/events`
 * for the gateway `stripe`. They are no part of the API: a gateway signs the bytes of what it sends.
 */
export function registerGatewayEventRoutes({ app }: Server, deps: payments.PaymentDeps): void {
  void app.register((scope, _, ready) => {
    scope.removeAllContentTypeParsers()
    // The signature is about the bytes as they came.
    scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit: MAX_EVENT_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    for (const [name, { readEvent }] of Object.entries(deps.gateways)) {
      if (readEvent === undefined) continue
      scope.post(`/services/payments/${name}/events`, { bodyLimit: MAX_EVENT_BYTES }, (request, reply) =>
        receiveEvent(deps, { request, reply, name, readEvent }),
      )
    }
    ready()
  })
}

interface ReceivedEvent {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly name: string
  readonly readEvent: NonNullable<payments.PaymentGateway['readEvent']>
}

async function receiveEvent(
  deps: payments.PaymentDeps,
  { request, reply, name, readEvent }: ReceivedEvent,
): Promise<FastifyReply> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  let eventId: string | undefined
  try {
    const event = await readEvent(body, request.headers)
    if (event === null) return sendError(reply, paymentErrors.unsignedEvent)
    eventId = event.id
    await payments.handleGatewayEvent(deps, name, event)
    return await reply.header('cache-control', 'no-store').send({ received: true })
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    request.log.warn({ gateway: name, eventId, reason: error.message }, 'an event of a gateway has to wait')
    return sendError(reply, paymentErrors.eventNotHandledYet)
  }
}
