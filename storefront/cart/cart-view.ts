import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import type { TotalsRow } from '@hydrant/design/summary/totals.tsx'
import type { Stock } from '@hydrant/design/feedback/stock-indicator.tsx'
import type { QuantityRule } from '@hydrant/kernel/quantity/quantity-rule.ts'
import type { MethodView } from '../checkout/checkout-view.ts'
import type { Region } from '../checkout/regions.ts'
import type { EstimateQuery } from './estimate-query.ts'

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
  /** Whether a delivery has no address yet, so that shipping and tax are not known. */
  readonly needsAddress: boolean
  readonly page: number
  readonly pageCount: number
}

/** A form for where something would be delivered to. */
export interface PlaceFormView {
  /** The countries that the shop delivers to; `regions` is empty where addresses have none. */
  readonly destinations: ReadonlyArray<{
    readonly country: string
    readonly name: string
    readonly regions: readonly Region[]
  }>
  /** What the fields contain. */
  readonly values: EstimateQuery
  readonly fieldErrors: readonly FormIssue[]
  /** Why there is no estimate, although it was asked for; null otherwise. */
  readonly problem: string | null
}

/** The estimate of shipping and tax on the page of a cart whose destination is not known yet. */
export interface EstimateView extends PlaceFormView {
  /** Null until it is asked for. */
  readonly result: EstimateResult | null
}

/** What a checkout would say for a place. */
export interface EstimateResult {
  readonly place: string
  readonly tax: string
  readonly options: ReadonlyArray<MethodView & { readonly total: string }>
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
