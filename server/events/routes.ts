import { listEvents, listGivenUpEvents, resendEvent } from '@hydrant/contract/admin/events.ts'
import { respond, respondWithError } from '../http/respond.ts'
import { serve, type Server } from '../http/serve.ts'
import { eventErrors } from './errors.ts'
import { toEventBody, toUndeliveredEventBody } from './event-body.ts'
import { findEventsAfter, findGivenUpEvents, resendEvent as resend } from './store.ts'

/** Registers the endpoints that list events, list undeliverable ones and send them again. */
export function registerEventRoutes(server: Server): void {
  const { database } = server

  serve(server, listEvents, async ({ query }) => {
    const events = await database.transaction((executor) => findEventsAfter(executor, query))
    return respond(200, {
      count: events.length,
      lastPosition: events.at(-1)?.position ?? query.after,
      events: events.map(toEventBody),
    })
  })

  serve(server, listGivenUpEvents, async ({ query }) => {
    const events = await database.read((executor) => findGivenUpEvents(executor, query))
    return respond(200, {
      count: events.length,
      lastPosition: events.at(-1)?.position ?? query.after,
      events: events.map(toUndeliveredEventBody),
    })
  })

  serve(server, resendEvent, async ({ params }) => {
    const event = await database.transaction((executor) => resend(executor, params.position))
    return event === null ? respondWithError(eventErrors.notGivenUp) : respond(202, toUndeliveredEventBody(event))
  })
}
