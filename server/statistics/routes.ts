import { listVisits } from '@hydrant/contract/admin/statistics.ts'
import { recordVisits } from '@hydrant/contract/shop/statistics.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import { createResponse, createErrorResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { toClientAddressKey } from '../session/service.ts'
import { statisticsErrors } from './errors.ts'
import { createReportLimiter } from './report-limit.ts'
import * as statistics from './service.ts'

/** Registers the endpoints that count visits and list them for administrators. */
export function registerStatisticsRoutes(server: Server): void {
  const { database } = server
  const countReportWithinLimit = createReportLimiter()

  registerEndpoint(server, recordVisits, async ({ body, request }) => {
    if (!countReportWithinLimit(toClientAddressKey(request.ip)))
      return createErrorResponse(statisticsErrors.tooManyReports)
    await statistics.recordVisits(database, body.visits, new Date())
    return createResponse(204, undefined)
  })

  registerEndpoint(server, listVisits, async ({ query: { day } }) => {
    if (day !== undefined && parseInstant(`${day}T00:00:00Z`) === null)
      return createErrorResponse(statisticsErrors.invalidDay)
    return createResponse(200, await database.query((db) => statistics.listVisits(db, day, new Date())))
  })
}
