import { explainPrice } from '@hydrant/contract/admin/price-explanation.ts'
import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { parseQuantity } from '@hydrant/kernel/quantity/parse-quantity.ts'
import { invalidFieldError } from '@hydrant/kernel/result/result.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import * as messages from '@hydrant/messages/compiled/server/cart.js'
import { createErrorResponse, createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { createNamelessShopper } from '../../accounts/service.ts'
import { explainLine } from './explain-line.ts'
import { toExplanationBody } from './explanation-body.ts'

const explanationErrors = {
  malformedTime: invalidFieldError('at', messages.malformedTime),
  tooManyDigits: invalidFieldError('quantity', messages.tooManyDigits),
} as const

/** Registers the endpoint by which staff learn why an account pays a price. */
export function registerExplanationRoutes({ database, ...server }: Server): void {
  registerEndpoint({ database, ...server }, explainPrice, ({ query, shopper: { webstore } }) =>
    database.query(async (db) => {
      const { accountId = null, currencyIsoCode, country, state } = query
      const at = query.at === undefined ? new Date() : parseInstant(query.at)
      const quantity = parseQuantity(query.quantity)
      if (at === null) return createErrorResponse(explanationErrors.malformedTime)
      if (quantity === null) return createErrorResponse(explanationErrors.tooManyDigits)
      const shopperResult = await createNamelessShopper(db, { webstore, accountId, currencyIsoCode })
      if (!shopperResult.ok) return createErrorResponse(shopperResult.error)
      const line = await explainLine(db, shopperResult.value, {
        productId: toFullIdIfValid(query.productId),
        sellingModelId: query.productSellingModelId === undefined ? null : toFullIdIfValid(query.productSellingModelId),
        subscriptionTerm: query.subscriptionTerm ?? null,
        quantity,
        at,
        destination: country === undefined ? null : { country: country.toUpperCase(), state: state || null },
      })
      return createResultResponse(line, 200, toExplanationBody)
    }),
  )
}
