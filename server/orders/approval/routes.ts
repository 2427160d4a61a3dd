import * as endpoints from '@hydrant/contract/admin/order-approval.ts'
import { createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { takeApprovalStep } from './service.ts'

/** Registers the endpoints by which staff approve orders, put them on hold and release them. */
export function registerApprovalRoutes(server: Server): void {
  const steps = [
    [endpoints.approveOrder, 'approve'],
    [endpoints.holdOrder, 'hold'],
    [endpoints.releaseOrder, 'release'],
  ] as const
  for (const [endpoint, step] of steps)
    registerEndpoint(server, endpoint, async ({ params: { orderSummaryId }, body }) => {
      const note = body.note?.trim() ?? null
      const taken = await takeApprovalStep(server.database, orderSummaryId, { step, note })
      return createResultResponse(taken, 201, (status) => ({ orderSummaryId, status }))
    })
}
