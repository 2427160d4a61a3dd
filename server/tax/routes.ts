import { calculateTaxes, getProductTaxes } from '@hydrant/contract/shop/tax.ts'
import { answerOutcome } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import { calculateTaxesOf } from './calculate-taxes.ts'
import { readProductTaxes } from './service.ts'

/** Serves how products are taxed. */
export function registerTaxRoutes(server: Server): void {
  serve(server, getProductTaxes, async ({ params, query, shopper }) => {
    const asked = { productId: params.productId, country: query.countryIsoCode, state: query.stateIsoCode }
    const taxes = await server.database.read((executor) => readProductTaxes(executor, shopper, asked))
    return answerOutcome(taxes, 200, (body) => body)
  })

  serve(server, calculateTaxes, async ({ body, shopper }) => {
    const taxes = await server.database.read((executor) => calculateTaxesOf(executor, shopper, body))
    return answerOutcome(taxes, 201, (result) => result)
  })
}
