import type { QuantityRule } from '@hydrant/kernel/quantity/quantity-rule.ts'
import type { AddressView, CheckoutView } from './checkout-view.ts'

/** What the page shows on which an order is spread over several addresses. */
export interface SplitView {
  readonly accountName: string
  /** The addresses of the account. */
  readonly addresses: readonly AddressView[]
  /** Where a new address can be, by country. */
  readonly destinations: CheckoutView['destinations']
  readonly rows: readonly SplitRow[]
  /** Whether the order goes to several addresses now. */
  readonly isSplit: boolean
  readonly page: number
  readonly pageCount: number
}

/** Pieces of one product that go to one address. */
export interface SplitRow {
  readonly lineId: string
  readonly name: string
  readonly partNumber: string
  /** A plain decimal. */
  readonly quantity: string
  readonly rule: QuantityRule | null
  /** Empty when they go to none of the account's addresses yet. */
  readonly addressId: string
}

/**
 * The names of the fields of a row, which are their ids too: where its pieces go, how many of them go elsewhere, and
 * where those go.
 */
export function splitFieldsOf(lineId: string) {
  return { to: `to-${lineId}`, part: `part-${lineId}`, partTo: `part-to-${lineId}` } as const
}

/** The id of the field for the one address of an order that was spread. */
export const ONE_ADDRESS = 'one-address'
