import { listVisits } from '@hydrant/contract/admin/statistics.ts'
import { recordVisits } from '@hydrant/contract/shop/statistics.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import { respond, respondWithError } from '../http/respond.ts'
import { serve, type Server } from '../http/serve.ts'
import { toAddressKey } from '../session/service.ts'
import { statisticsErrors } from './errors.ts'
import { createReportLimit } from './report-limit.ts'
import * as statistics from './service.ts'

/** Registers the endpoints that count visits and list them for administrators. */
export function registerStatisticsRoutes(server: Server): void {
  const { database } = server
  const isReportAllowed = createReportLimit()

  serve(server, recordVisits, async ({ body, request }) => {
    if (!isReportAllowed(toAddressKey(request.ip))) return respondWithError(statisticsErrors.tooManyReports)
    await statistics.recordVisits(database, body.visits, new Date())
    return respond(204, undefined)
  })

  serve(server, listVisits, async ({ query: { day } }) => {
    if (day !== undefined && parseInstant(`${day}T00:00:00Z`) === null)
      return respondWithError(statisticsErrors.invalidDay)
    return respond(200, await database.query((db) => statistics.listVisits(db, day, new Date())))
  })
}
