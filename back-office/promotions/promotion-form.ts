import type { PromotionTrial } from '@hydrant/contract/admin/promotions.ts'
import type { FormError } from '../shell/office-errors.ts'

/** What a form of the page of a promotion sends back when nothing is stored, or was rejected. */
export interface PromotionFormResult {
  readonly intent: string
  readonly errors: readonly FormError[]
  /** What the sample cart costs, with the names of its products by their ids; null for everything else. */
  readonly trial: (PromotionTrial & { readonly names: Readonly<Record<string, string>> }) | null
  readonly values: Readonly<Record<string, string>>
}

/** The maximum number of coupons that are made at once. */
export const MAX_COUPONS = 1000
