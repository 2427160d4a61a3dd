/** The id of the section of the planned prices in the page of a price book. */
export const PLANNED_SECTION_ID = 'planned'

/** What the forms of the planned prices do: the value of their field `intent`. */
export const PLAN_INTENTS = { one: 'plan-price', book: 'plan-book', cancel: 'cancel-planned-price' } as const

/** One of them. */
export type PlanIntent = (typeof PLAN_INTENTS)[keyof typeof PLAN_INTENTS]

/** Returns what was previewed as one text: only that is planned without a preview. */
export function toPreviewKey({
  percentage,
  effectiveDate,
}: {
  readonly percentage: string
  readonly effectiveDate: string
}): string {
  return `${percentage} ${effectiveDate}`
}
