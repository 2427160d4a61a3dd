import type { TotalsRow } from '@hydrant/design/summary/totals.tsx'
import type { Region } from './regions.ts'

/** A step of the checkout that can be gone back to. */
export type ChangeableStep = 'address' | 'method'

/** What the checkout page shows. Amounts are decimal strings, every one of them the server's. */
export interface CheckoutView {
  readonly checkoutId: string
  readonly accountName: string
  readonly currency: string
  /** The step that has to be done, or that the buyer went back to; null when only the payment is left. */
  readonly openStep: ChangeableStep | null
  readonly address: AddressView | null
  readonly addresses: readonly AddressView[]
  readonly billingAddresses: readonly AddressView[]
  /** Where orders can be sent, by country. */
  readonly destinations: readonly { readonly country: string; readonly name: string; readonly regions: readonly Region[] }[]
  readonly method: MethodView | null
  readonly methods: readonly MethodView[]
  readonly purchaseOrderNumber: string
  readonly lines: readonly ReviewLine[]
  readonly lineCount: number
  readonly totals: readonly TotalsRow[]
  /** Sent along with the order, so that it is never placed for another amount than the one that was shown. */
  readonly grandTotal: string
  /** What keeps the order from being placed. */
  readonly problems: readonly string[]
}

/** An address in the lines that it is written in. */
export interface AddressView {
  readonly id: string
  readonly name: string
  readonly lines: readonly string[]
}

/** A way to deliver. */
export interface MethodView {
  readonly id: string
  readonly name: string
  /** After offers. */
  readonly fee: string
  /** How long it takes, in words; empty when that is not known. */
  readonly duration: string
}

/** A line of the cart as it will be ordered. */
export interface ReviewLine {
  readonly id: string
  readonly name: string
  readonly partNumber: string
  readonly quantity: string
  readonly unitPrice: string
  readonly total: string
}
