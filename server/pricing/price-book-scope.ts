/** Why an existing price book does not apply to a shopper. */
export type PriceBookExclusion = 'Inactive' | 'NotYetValid' | 'NoLongerValid' | 'OtherBuyerGroups'

/** What decides to whom a price book applies, and when; times are milliseconds on the clock of `performance.now()`. */
export interface PriceBookScope {
  readonly isActive: boolean
  /** Null: it has always been valid. */
  readonly begins: number | null
  /** Null: it never ends. */
  readonly ends: number | null
  /** Empty: for everyone. */
  readonly buyerGroupIds: readonly string[]
}

/** Returns why a price book does not apply to the members of buyer groups at a time; null when it does. */
export function findPriceBookExclusion(
  { isActive, begins, ends, buyerGroupIds }: PriceBookScope,
  { memberOf, at }: { readonly memberOf: readonly string[]; readonly at: number },
): PriceBookExclusion | null {
  if (!isActive) return 'Inactive'
  if ((begins ?? at) > at) return 'NotYetValid'
  if (at > (ends ?? at)) return 'NoLongerValid'
  return buyerGroupIds.length === 0 || buyerGroupIds.some((id) => memberOf.includes(id)) ? null : 'OtherBuyerGroups'
}
