import { calculateTaxes, getProductTaxes } from '@hydrant/contract/shop/tax.ts'
import { createResultResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { calculateLineTaxes } from './calculate-taxes.ts'
import { loadProductTaxes } from './service.ts'

/** Registers the routes of taxes. */
export function registerTaxRoutes(server: Server): void {
  registerEndpoint(server, getProductTaxes, async ({ params, query, shopper }) => {
    const taxQuery = { productId: params.productId, country: query.countryIsoCode, state: query.stateIsoCode }
    const taxes = await server.database.query((db) => loadProductTaxes(db, shopper, taxQuery))
    return createResultResponse(taxes, 200, (body) => body)
  })

  registerEndpoint(server, calculateTaxes, async ({ body, shopper }) => {
    const taxes = await server.database.query((db) => calculateLineTaxes(db, shopper, body))
    return createResultResponse(taxes, 201, (result) => result)
  })
}
