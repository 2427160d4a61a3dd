import { parseCsv } from '@hydrant/contract/shared/csv.ts'
import { NO_ROW_ERROR } from '@hydrant/contract/shared/error.ts'
import { PRICES_PER_GET } from '@hydrant/contract/shared/limits.ts'
import {
  calculatePrices,
  getProductPrice,
  listPrices,
  type PricingLineItem,
  type PricingResult,
} from '@hydrant/contract/shop/pricing.ts'
import { fullId } from '@hydrant/kernel/identity/record-id.ts'
import { answer, answerOutcome, refuse } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import { pricingRefusals } from './errors.ts'
import { priceRows, readPrice } from './service.ts'

/** Serves prices: of one product, of a list, and of a body. */
export function registerPricingRoutes(server: Server): void {
  const { database } = server

  serve(server, getProductPrice, async ({ params, query, shopper }) => {
    const wanted = {
      id: params.productId,
      allSellingModels: query.allProductSellingModelPrices,
      includeChildren: query.includeChildProductPrices,
    }
    const price = await database.read((executor) => readPrice(executor, shopper, wanted))
    return answerOutcome(price, 200, (body) => body)
  })

  serve(server, listPrices, async ({ query, shopper }) => {
    const ids = parseCsv(query.productIds, { max: PRICES_PER_GET })
    if (!ids.ok) return refuse(pricingRefusals.tooManyProducts)
    if (ids.values.length === 0) return refuse(pricingRefusals.noProducts)
    const requests = ids.values.map((productId) => ({ productId, sellingModelId: null }))
    return answer(
      200,
      pricingResult(shopper.currency, await database.read((executor) => priceRows(executor, shopper, requests))),
    )
  })

  serve(server, calculatePrices, async ({ body, shopper }) => {
    const requests = body.pricingLineItems.map((item) => ({
      productId: item.productId,
      sellingModelId: typeof item.productSellingModelId === 'string' ? fullId(item.productSellingModelId) : null,
    }))
    return answer(
      201,
      pricingResult(shopper.currency, await database.read((executor) => priceRows(executor, shopper, requests))),
    )
  })
}

function pricingResult(currencyIsoCode: string, rows: PricingLineItem[]): PricingResult {
  return { success: true, currencyIsoCode, error: NO_ROW_ERROR, pricingLineItemResults: rows }
}
