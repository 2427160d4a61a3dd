import { listEvents } from '@hydrant/contract/admin/events.ts'
import { answer } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import { findEvents } from '../orders/service.ts'
import { eventBody } from './event-body.ts'

/** What has happened, for systems that ask. */
export function registerNotificationRoutes(server: Server): void {
  serve(server, listEvents, async ({ query }) => {
    const events = await server.database.transaction((executor) => findEvents(executor, query))
    return answer(200, { count: events.length, lastPosition: events.at(-1)?.position ?? query.after, events: events.map(eventBody) })
  })
}
