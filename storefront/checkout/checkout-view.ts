import type { TotalsRow } from '@hydrant/design/summary/totals.tsx'
import type { GiftView } from './gift.ts'
import type { PaymentMethods } from './payment-methods.ts'
import type { Region } from './regions.ts'

/** A step of the checkout that can be gone back to. */
export type ChangeableStep = 'contact' | 'address' | 'method'

/** What the checkout page shows. Amounts are decimal strings, every one of them the server's. */
export interface CheckoutView {
  readonly checkoutId: string
  /** The store that a card's token is asked for. */
  readonly webstoreId: string
  readonly isGuest: boolean
  /** The account that is bought for; empty for a guest. */
  readonly accountName: string
  /** How a guest can be reached; null until that is known, and for buyers. */
  readonly contact: ContactView | null
  readonly paymentMethods: PaymentMethods
  readonly currency: string
  /** The step that has to be done, or that the buyer went back to; null when only the payment is left. */
  readonly openStep: ChangeableStep | null
  readonly addresses: readonly AddressView[]
  /**
   * The delivery address that a guest has entered, by the names of its fields; null until they have, and for buyers.
   */
  readonly enteredAddress: Readonly<Record<string, string>> | null
  readonly billingAddresses: readonly AddressView[]
  /** Where orders can be sent, by country. */
  readonly destinations: readonly {
    readonly country: string
    readonly name: string
    readonly regions: readonly Region[]
  }[]
  /** What goes to one address each: one of them, unless the buyer sends the order to several addresses. */
  readonly deliveries: readonly DeliveryView[]
  /** Whether the order can be sent to several addresses. */
  readonly canSplit: boolean
  /** The first day on which a delivery can be wanted, such as `2027-01-31`. */
  readonly firstDeliveryDay: string
  /** Null where the store sends no gifts. */
  readonly gift: GiftView | null
  readonly purchaseOrderNumber: string
  /** Of all deliveries together. */
  readonly lineCount: number
  readonly totals: readonly TotalsRow[]
  /** Sent along with the order, so that it is never placed for another amount than the one that was shown. */
  readonly grandTotal: string
  /** What keeps the order from being placed. */
  readonly problems: readonly string[]
}

/** How a guest can be reached; what is not known is empty. */
export interface ContactView {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string
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

/** What goes to one address. */
export interface DeliveryView {
  readonly id: string
  readonly address: AddressView | null
  readonly method: MethodView | null
  readonly methods: readonly MethodView[]
  readonly lines: readonly ReviewLine[]
  /** The day on which it is wanted, such as `2027-01-31`; empty for none. */
  readonly day: string
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
