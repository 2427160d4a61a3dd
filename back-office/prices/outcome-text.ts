import type { ExplainedPromotion, PriceCandidate } from '@hydrant/contract/admin/price-explanation.ts'
import * as messages from '@hydrant/messages/compiled/back-office/prices.js'

const TEXTS: Readonly<Record<PriceCandidate['outcome'] | ExplainedPromotion['outcome'], () => string>> = {
  Chosen: messages.outcomeChosen,
  ListPrice: messages.outcomeListPrice,
  HigherPrice: messages.outcomeHigherPrice,
  LaterPriority: messages.outcomeLaterPriority,
  SamePriceAndPriority: messages.outcomeSamePriceAndPriority,
  Inactive: messages.outcomeInactive,
  NotYetValid: messages.outcomeNotYetValid,
  NoLongerValid: messages.outcomeNoLongerValid,
  OtherBuyerGroups: messages.outcomeOtherBuyerGroups,
  OtherCurrency: messages.outcomeOtherCurrency,
  OtherSellingModel: messages.outcomeOtherSellingModel,
  NoPrice: messages.outcomeNoPrice,
  Applied: messages.outcomeApplied,
  UsedUp: messages.outcomeUsedUp,
  NotStarted: messages.outcomeNotStarted,
  Ended: messages.outcomeEnded,
  NeedsCoupon: messages.outcomeNeedsCoupon,
  MinimumAmount: messages.outcomeMinimumAmount,
  MinimumQuantity: messages.outcomeMinimumQuantity,
  NotCombined: messages.outcomeNotCombined,
  NothingToReduce: messages.outcomeNothingToReduce,
}

/** Says what became of a price or a promotion. */
export function toOutcomeText(outcome: keyof typeof TEXTS): string {
  return TEXTS[outcome]()
}
