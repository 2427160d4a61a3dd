import { listEvents, listGivenUpEvents, resendEvent } from '@hydrant/contract/admin/events.ts'
import { answer, refuse } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import { findEvents, findGivenUpEvents, resendEvent as resend } from '../orders/service.ts'
import { eventRefusals } from './errors.ts'
import { eventBody, undeliveredBody } from './event-body.ts'

/** What has happened, for systems that ask, and what the receiver of events has not taken. */
export function registerNotificationRoutes(server: Server): void {
  const { database } = server

  serve(server, listEvents, async ({ query }) => {
    const events = await database.transaction((executor) => findEvents(executor, query))
    return answer(200, {
      count: events.length,
      lastPosition: events.at(-1)?.position ?? query.after,
      events: events.map(eventBody),
    })
  })

  serve(server, listGivenUpEvents, async ({ query }) => {
    const events = await database.read((executor) => findGivenUpEvents(executor, query))
    return answer(200, {
      count: events.length,
      lastPosition: events.at(-1)?.position ?? query.after,
      events: events.map(undeliveredBody),
    })
  })

  serve(server, resendEvent, async ({ params }) => {
    const event = await database.transaction((executor) => resend(executor, params.position))
    return event === null ? refuse(eventRefusals.notGivenUp) : answer(202, undeliveredBody(event))
  })
}
