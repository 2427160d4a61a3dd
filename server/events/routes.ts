import { listEvents, listGivenUpEvents, resendEvent } from '@hydrant/contract/admin/events.ts'
import { respond, respondWithError } from '../http/respond.ts'
import { serve, type Server } from '../http/serve.ts'
import { eventErrors } from './errors.ts'
import { toEventBody, toUndeliveredEventBody } from './event-body.ts'
import * as events from './service.ts'
import { findGivenUpEvents } from './store.ts'

/** Registers the endpoints that list events, list undeliverable ones and send them again. */
export function registerEventRoutes(server: Server): void {
  const { database } = server

  serve(server, listEvents, async ({ query }) => {
    const page = await events.listEventsAfter(database, query)
    return respond(200, {
      count: page.length,
      lastPosition: page.at(-1)?.position ?? query.after,
      events: page.map(toEventBody),
    })
  })

  serve(server, listGivenUpEvents, async ({ query }) => {
    const page = await database.query((db) => findGivenUpEvents(db, query))
    return respond(200, {
      count: page.length,
      lastPosition: page.at(-1)?.position ?? query.after,
      events: page.map(toUndeliveredEventBody),
    })
  })

  serve(server, resendEvent, async ({ params }) => {
    const event = await events.resendEvent(database, params.position)
    return event === null ? respondWithError(eventErrors.notGivenUp) : respond(202, toUndeliveredEventBody(event))
  })
}
