import type { TotalsRow } from '@hydrant/design/summary/totals.tsx'
import type { Stock } from '@hydrant/design/feedback/stock-indicator.tsx'
import type { QuantityRule } from '@hydrant/kernel/quantity/quantity-rule.ts'

/** What the cart page shows. Amounts and quantities are decimal strings from the server. */
export interface CartView {
  readonly currency: string
  /** Total quantity, and the number of lines on all pages. */
  readonly productCount: string
  readonly lineCount: number
  readonly lines: readonly CartLineView[]
  readonly totals: readonly TotalsRow[]
  readonly coupons: readonly CouponView[]
  readonly hasProblems: boolean
  readonly page: number
  readonly pageCount: number
}

/** A coupon on the cart. */
export interface CouponView {
  readonly id: string
  readonly code: string
  /** Why the cart cannot be ordered with it; null when it can. */
  readonly problem: string | null
}

/** One line of the cart. */
export interface CartLineView {
  readonly id: string
  readonly productId: string
  /** The id of its selling model when the product has several; empty otherwise. */
  readonly sellingModelId: string
  readonly name: string
  readonly href: string
  readonly image: { readonly url: string; readonly alt: string }
  readonly partNumber: string
  readonly pack: string | null
  readonly choices: readonly string[]
  readonly quantity: string
  readonly rule: QuantityRule | null
  readonly stock: Stock | null
  readonly unitPrice: string
  readonly listPrice: string
  /** After promotions, before tax. */
  readonly total: string
  readonly promotion: { readonly name: string; readonly amount: string } | null
  /** What the buyer has noted at it, and their own reference; empty for nothing. */
  readonly note: string
  readonly reference: string
  readonly hasPriceBreaks: boolean
  /** The next price break above the current quantity. */
  readonly nextPriceBreak: { readonly from: string; readonly unitPrice: string } | null
  readonly problems: readonly LineProblem[]
}

/** What is wrong with a line, or what the buyer has to know of it. */
export interface LineProblem {
  readonly severity: 'Error' | 'Info' | 'Warning'
  readonly message: string
}
