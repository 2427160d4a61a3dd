import * as endpoints from '@hydrant/contract/shop/checkout-endpoints.ts'
import { drainRequestWithTimeout } from '../http/drain-request.ts'
import { createResultResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import type { PaymentDeps } from '../payments/service.ts'
import { attachPurchaseOrderFile, removePurchaseOrderFile } from './purchase-order-file.ts'

/** Registers the endpoints by which a buyer attaches the file of a purchase order to a checkout. */
export function registerPurchaseOrderFileRoutes(server: Server, deps: PaymentDeps): void {
  void server.app.register((app, _, ready) => {
    // The body is never parsed, whatever its content type; the handler reads it after authentication.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _payload, done) => done(null))

    registerEndpoint(
      { ...server, app },
      endpoints.attachPurchaseOrderFile,
      async ({ shopper, params, query, request }) => {
        const upload = { ref: params.checkoutId, fileName: query.fileName, incoming: request.raw }
        return createResultResponse(await attachPurchaseOrderFile(deps, shopper, upload), 201, (file) => file)
      },
    )

    app.addHook('onSend', async ({ raw }) => {
      if (!raw.readableEnded) drainRequestWithTimeout(raw)
    })
    ready()
  })

  registerEndpoint(server, endpoints.removePurchaseOrderFile, async ({ shopper, params }) =>
    createResultResponse(await removePurchaseOrderFile(deps, shopper, params.checkoutId), 204, () => undefined),
  )
}
