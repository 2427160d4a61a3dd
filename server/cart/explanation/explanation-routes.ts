import { explainPrice } from '@hydrant/contract/admin/price-explanation.ts'
import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { createErrorResponse, createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { createNamelessShopper } from '../../accounts/service.ts'
import { explainLine } from './explain-line.ts'
import { toExplanationBody } from './explanation-body.ts'

/** Registers the endpoint by which staff learn why an account pays a price. */
export function registerExplanationRoutes({ database, ...server }: Server): void {
  registerEndpoint({ database, ...server }, explainPrice, ({ query, shopper: { webstore } }) =>
    database.query(async (db) => {
      const { accountId = null, currencyIsoCode, country, state } = query
      const shopperResult = await createNamelessShopper(db, { webstore, accountId, currencyIsoCode })
      if (!shopperResult.ok) return createErrorResponse(shopperResult.error)
      const line = await explainLine(db, shopperResult.value, {
        productId: toFullIdIfValid(query.productId),
        sellingModelId: query.productSellingModelId === undefined ? null : toFullIdIfValid(query.productSellingModelId),
        subscriptionTerm: query.subscriptionTerm ?? null,
        quantity: decimal(query.quantity),
        at: query.at === undefined ? new Date() : new Date(query.at),
        destination: country === undefined ? null : { country: country.toUpperCase(), state: state || null },
      })
      return createResultResponse(line, 200, toExplanationBody)
    }),
  )
}
