import { listVisits } from '@hydrant/contract/admin/statistics.ts'
import { recordVisits } from '@hydrant/contract/shop/statistics.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import { answer, refuse } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import { addressKey } from '../session/service.ts'
import { statisticsRefusals } from './errors.ts'
import { openReportLimit } from './report-limit.ts'
import * as statistics from './service.ts'

/** Counts page views, and tells who runs the shop of them. */
export function registerStatisticsRoutes(server: Server): void {
  const { database } = server
  const mayReport = openReportLimit()

  serve(server, recordVisits, async ({ body, request }) => {
    if (!mayReport(addressKey(request.ip))) return refuse(statisticsRefusals.tooManyReports)
    await database.transaction((executor) => statistics.recordVisits(executor, body.visits, new Date()))
    return answer(204, undefined)
  })

  serve(server, listVisits, async ({ query: { day } }) => {
    if (day !== undefined && parseInstant(`${day}T00:00:00Z`) === null) return refuse(statisticsRefusals.noSuchDay)
    return answer(200, await database.read((executor) => statistics.listVisits(executor, day, new Date())))
  })
}
