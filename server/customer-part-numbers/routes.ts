import { NO_ROW_ERROR } from '@hydrant/contract/shared/error.ts'
import { PAGE_SIZE_25 } from '@hydrant/contract/shared/limits.ts'
import * as endpoints from '@hydrant/contract/shop/customer-part-numbers.ts'
import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { parsePageToken, toPageLinksAndTokens } from '../http/page-token.ts'
import { createErrorResponse, createResponse, createResultResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { numberErrors } from './errors.ts'
import * as numbers from './service.ts'

/** Registers the routes of what accounts call products. */
export function registerCustomerPartNumberRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, endpoints.listCustomerPartNumbers, async ({ shopper, query, request }) => {
    const { q = '', number = null, productId = null, pageSize, pageToken } = query
    const page = pageToken === undefined ? { pageSize, offset: 0 } : parsePageToken(pageToken, PAGE_SIZE_25.max)
    if (page === null) return createErrorResponse(numberErrors.malformedToken)
    const listing = { term: q, number, productId, limit: page.pageSize, offset: page.offset }
    const found = await database.query((db) => numbers.listNumbers(db, shopper, listing))
    return createResponse(200, {
      count: found.numbers.length,
      total: found.total,
      customerPartNumbers: found.numbers.map(toBody),
      ...toPageLinksAndTokens(page, found.total, request.originalUrl),
    })
  })

  registerEndpoint(server, endpoints.createCustomerPartNumber, async ({ shopper, body }) =>
    createResultResponse(await numbers.addNumber(database, shopper, body), 201, toBody),
  )

  registerEndpoint(server, endpoints.updateCustomerPartNumber, async ({ shopper, params, body }) => {
    const id = toFullIdIfValid(params.customerPartNumberId)
    return createResultResponse(await numbers.renameNumber(database, shopper, { id, ...body }), 200, toBody)
  })

  registerEndpoint(server, endpoints.deleteCustomerPartNumber, async ({ shopper, params }) => {
    const id = toFullIdIfValid(params.customerPartNumberId)
    return createResultResponse(await numbers.removeNumber(database, shopper, id), 204, () => undefined)
  })

  registerEndpoint(server, endpoints.importCustomerPartNumbers, async ({ shopper, body }) => {
    const result = await numbers.importNumbers(database, shopper, body.rows)
    return createResultResponse(result, 200, (entries) => ({
      hasErrors: entries.some(({ ok }) => !ok),
      rows: body.rows.map((row, position) => {
        const entry = entries[position]
        if (entry?.ok === true) return { ...row, action: entry.value.action, error: NO_ROW_ERROR }
        const { code, message } = entry?.error ?? numberErrors.malformedNumber
        return { ...row, action: null, error: { errorCode: code, message: message() } }
      }),
    }))
  })
}

function toBody({ id, number, source, product }: numbers.CustomerNumber): endpoints.CustomerPartNumber {
  return {
    id,
    number,
    source,
    product:
      product === null ? null : { id: product.id, name: product.name, sku: product.sku, urlName: product.urlName },
  }
}
