import { planPriceBookChange, type PriceBookPlan } from '@hydrant/contract/admin/planned-prices.ts'
import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, parseDecimal } from '@hydrant/kernel/money/decimal.ts'
import { invalidFieldsError } from '@hydrant/kernel/result/result.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import * as messages from '@hydrant/messages/compiled/server/pricing.js'
import { createErrorResponse, createResultResponse } from '../../../http/respond.ts'
import { registerEndpoint, type Server } from '../../../http/serve.ts'
import { toRecordContext } from '../../../records/service.ts'
import { type BookPlan, planBook, previewBook } from './service.ts'

const MAX_PERCENTAGE = 1000
const MAX_PERCENTAGE_DIGITS = 4

/** Registers the endpoint by which staff plan a change of all prices of a price book. */
export function registerPlannedPriceRoutes(server: Server): void {
  const { database } = server
  registerEndpoint(server, planPriceBookChange, async ({ params, body, shopper }) => {
    const percentage = parsePercentage(body.percentage)
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(body.effectiveDate) && parseInstant(body.effectiveDate) !== null
    if (percentage === null || !isDay)
      return createErrorResponse(
        invalidFieldsError([
          ...(percentage === null ? [{ field: 'percentage', message: messages.malformedPercentage }] : []),
          ...(isDay ? [] : [{ field: 'effectiveDate', message: messages.malformedDay }]),
        ]),
      )
    const change = { priceBookId: toFullIdIfValid(params.priceBookId), percentage, effectiveOn: body.effectiveDate }
    const result = body.isPreview
      ? await previewBook(database, change)
      : await planBook(database, toRecordContext(shopper), change)
    return createResultResponse(result, 200, toBody)
  })
}

function parsePercentage(text: string): Decimal | null {
  const percentage = parseDecimal(text)
  const isPossible =
    percentage !== null &&
    percentage.gt(-100) &&
    percentage.lte(MAX_PERCENTAGE) &&
    !percentage.eq(0) &&
    percentage.round(MAX_PERCENTAGE_DIGITS).eq(percentage)
  return isPossible ? percentage : null
}

function toBody({ planned, unchanged, alreadyPlanned, examples }: BookPlan): PriceBookPlan {
  return {
    plannedCount: planned,
    unchangedCount: unchanged,
    alreadyPlannedCount: alreadyPlanned,
    examples: examples.map(({ productId, sku, currencyIsoCode, unitPrice, newUnitPrice }) => ({
      productId,
      sku,
      currencyIsoCode,
      unitPrice,
      newUnitPrice,
    })),
  }
}
