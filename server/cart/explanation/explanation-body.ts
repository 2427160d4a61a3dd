import type { PriceCandidate, PriceExplanation } from '@hydrant/contract/admin/price-explanation.ts'
import { sum, toText, type Decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText, toUnitPriceText } from '@hydrant/kernel/money/rounding.ts'
import type { ExplainedLine } from './explain-line.ts'

/** Converts the steps to the price of a line to a response body. */
export function toExplanationBody(line: ExplainedLine): PriceExplanation {
  const { question, shopper, price, pricing, amounts } = line
  const { currency } = shopper
  const schedule = pricing?.schedule ?? null
  const salesPrice = price?.salesPrice ?? null
  const money = (amount: Decimal) => toMoneyText(amount, currency)
  return {
    productId: question.productId,
    accountId: shopper.account?.id ?? null,
    currencyIsoCode: currency,
    quantity: toText(question.quantity),
    at: question.at.toISOString(),
    pricingStrategy: shopper.webstore.pricingStrategy,
    problem: line.problem,
    candidates: line.candidates.map(toCandidateBody),
    schedule:
      schedule === null ? null : { adjustmentMethod: schedule.adjustmentMethod, scheduleType: schedule.scheduleType },
    parts: line.parts.map(({ quantity, unitPrice, tier }) => ({
      quantity: toText(quantity),
      unitPrice: toUnitPriceText(unitPrice, currency),
      tier:
        tier === null
          ? null
          : {
              lowerBound: toText(tier.lowerBound),
              upperBound: tier.upperBound === null ? null : toText(tier.upperBound),
              adjustmentType: tier.adjustmentType,
              adjustmentValue: toText(tier.adjustmentValue),
            },
    })),
    termCount: toText(line.termCount),
    listPrice: salesPrice === null || price === null ? null : toUnitPriceText(price.listPrice, currency),
    salesPrice: salesPrice === null ? null : toUnitPriceText(salesPrice, currency),
    exactAmount: toText(line.exactAmount.round(EXACT_DIGITS)),
    totalListPrice: money(amounts.list),
    totalSalesPrice: money(amounts.sales),
    promotions: line.promotions.map(({ promotion, outcome, amount }) => ({
      promotionId: promotion.id,
      name: promotion.displayName,
      targetType: promotion.targetType,
      outcome,
      amount: amount === null ? null : money(amount),
    })),
    totalAmount: money(sum([amounts.sales, amounts.itemAdjustment, amounts.cartAdjustment])),
    tax: {
      ...line.destination,
      isExempt: line.isExempt,
      isIncluded: price?.isTaxIncluded ?? false,
      ratePercent: toText(price?.ratePercent ?? ZERO),
      amount: money(amounts.tax),
    },
    grandTotal: money(amounts.grandTotal),
    priceReason: line.priceReason,
  }
}

/** How many decimal places of an amount are shown before it is rounded. */
const EXACT_DIGITS = 10

function toCandidateBody(candidate: ExplainedLine['candidates'][number]): PriceCandidate {
  const { priceBook, unitPrice, currencyIsoCode } = candidate
  return {
    pricebook2Id: priceBook.id,
    pricebookName: priceBook.name,
    isStandard: priceBook.isOriginal,
    priority: priceBook.priority,
    validFrom: priceBook.validFrom?.toISOString() ?? null,
    validTo: priceBook.validTo?.toISOString() ?? null,
    buyerGroupNames: [...candidate.buyerGroupNames],
    pricebookEntryId: candidate.entryId,
    productSellingModelId: candidate.sellingModelId,
    currencyIsoCode,
    unitPrice: unitPrice === null || currencyIsoCode === null ? null : toUnitPriceText(unitPrice, currencyIsoCode),
    outcome: candidate.outcome,
  }
}
