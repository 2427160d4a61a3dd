import type { QuantityRule } from '@hydrant/kernel/quantity/quantity-rule.ts'
import type { AddressView, CheckoutView } from './checkout-view.ts'

/** What the split page shows. */
export interface SplitView {
  readonly accountName: string
  /** The addresses of the account. */
  readonly addresses: readonly AddressView[]
  /** The countries and regions of new addresses. */
  readonly destinations: CheckoutView['destinations']
  readonly rows: readonly SplitRow[]
  /** Whether the order goes to several addresses now. */
  readonly isSplit: boolean
  readonly page: number
  readonly pageCount: number
}

/** One cart line that goes to one address. */
export interface SplitRow {
  readonly lineId: string
  readonly name: string
  readonly partNumber: string
  /** A plain decimal. */
  readonly quantity: string
  readonly rule: QuantityRule | null
  /** The id of the account's address that the line goes to; empty when it goes to none of them yet. */
  readonly addressId: string
}

/**
 * Gets the names (also ids) of a line's fields: `to` is its address, `part` the quantity that goes to a second address,
 * and `partTo` the second address.
 */
export function getSplitFieldNames(lineId: string) {
  return { to: `to-${lineId}`, part: `part-${lineId}`, partTo: `part-to-${lineId}` } as const
}

/** The id of the field for the one address of an order that was split. */
export const ONE_ADDRESS_FIELD_ID = 'one-address'
