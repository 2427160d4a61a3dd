import { listEvents, listGivenUpEvents, resendEvent, sendTestEvent } from '@hydrant/contract/admin/events.ts'
import { createResponse, createErrorResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { eventErrors } from './errors.ts'
import { toEventBody, toUndeliveredEventBody } from './event-body.ts'
import * as events from './service.ts'

/**
 * Registers the endpoints that list events, list undeliverable ones, send them again, and send a test event; without a
 * webhook there is nowhere to send one to.
 */
export function registerEventRoutes(server: Server, webhook: events.Webhook | null): void {
  const { database } = server

  registerEndpoint(server, listEvents, async ({ query }) => {
    const page = await events.waitForWritersAndListEvents(database, query)
    return createResponse(200, {
      count: page.length,
      lastPosition: page.at(-1)?.position ?? query.after,
      events: page.map(toEventBody),
    })
  })

  registerEndpoint(server, listGivenUpEvents, async ({ query }) => {
    const page = await database.query((db) => events.listGivenUpEvents(db, query))
    return createResponse(200, {
      count: page.length,
      lastPosition: page.at(-1)?.position ?? query.after,
      events: page.map(toUndeliveredEventBody),
    })
  })

  registerEndpoint(server, resendEvent, async ({ params }) => {
    const event = await events.scheduleEventResendIfGivenUp(database, params.position)
    return event === null
      ? createErrorResponse(eventErrors.notGivenUp)
      : createResponse(202, toUndeliveredEventBody(event))
  })

  registerEndpoint(server, sendTestEvent, async () =>
    webhook === null
      ? createErrorResponse(eventErrors.noWebhook)
      : createResponse(200, await events.sendTestEvent(webhook)),
  )
}
