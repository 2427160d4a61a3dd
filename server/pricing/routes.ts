import { parseUniqueCsvValues } from '@hydrant/contract/shared/csv.ts'
import { NO_ROW_ERROR } from '@hydrant/contract/shared/error.ts'
import { PRICES_PER_GET } from '@hydrant/contract/shared/limits.ts'
import {
  calculatePrices,
  getProductPrice,
  listPrices,
  type PricingLineItem,
  type PricingResult,
} from '@hydrant/contract/shop/pricing.ts'
import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { createErrorResponse, createPricedResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { pricingErrors } from './errors.ts'
import { loadPricingRows, loadProductPrice } from './service.ts'

/** Registers the routes of prices: of one product, of a list in the query, and of a list in the body. */
export function registerPricingRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, getProductPrice, async ({ params, query, shopper }) => {
    const priceQuery = {
      id: params.productId,
      allSellingModels: query.allProductSellingModelPrices,
      includeChildren: query.includeChildProductPrices,
    }
    const priceResult = await database.query((db) => loadProductPrice(db, shopper, priceQuery))
    if (!priceResult.ok) return createErrorResponse(priceResult.error)
    const { price, pricedProductIds } = priceResult.value
    return createPricedResponse(200, price, pricedProductIds)
  })

  registerEndpoint(server, listPrices, async ({ query, shopper }) => {
    const idsResult = parseUniqueCsvValues(query.productIds, { max: PRICES_PER_GET })
    if (!idsResult.ok) return createErrorResponse(pricingErrors.tooManyProducts)
    if (idsResult.values.length === 0) return createErrorResponse(pricingErrors.noProducts)
    const requests = idsResult.values.map((productId) => ({ productId, sellingModelId: null }))
    const { rows, pricedProductIds } = await database.query((db) => loadPricingRows(db, shopper, requests))
    return createPricedResponse(200, toPricingResultBody(shopper.currency, rows), pricedProductIds)
  })

  registerEndpoint(server, calculatePrices, async ({ body, shopper }) => {
    const requests = body.pricingLineItems.map((item) => ({
      productId: item.productId,
      sellingModelId:
        typeof item.productSellingModelId === 'string' ? toFullIdIfValid(item.productSellingModelId) : null,
    }))
    const { rows, pricedProductIds } = await database.query((db) => loadPricingRows(db, shopper, requests))
    return createPricedResponse(201, toPricingResultBody(shopper.currency, rows), pricedProductIds)
  })
}

function toPricingResultBody(currencyIsoCode: string, rows: PricingLineItem[]): PricingResult {
  return { success: true, currencyIsoCode, error: NO_ROW_ERROR, pricingLineItemResults: rows }
}
