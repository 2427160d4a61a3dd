import type { TotalsRow } from '@hydrant/design/summary/totals.tsx'
import type { GiftView } from './gift.ts'
import type { OrderEntries } from './order-entries.ts'
import type { PaymentMethods } from './payment-methods.ts'
import type { Region } from './regions.ts'

/** A checkout step that can be opened again. */
export type ChangeableStep = 'contact' | 'address' | 'method'

/** What the checkout page shows. Amounts are decimal strings from the server. */
export interface CheckoutView extends AddressChoices {
  readonly checkoutId: string
  /** The store that a card's token is requested from. */
  readonly webstoreId: string
  readonly isGuest: boolean
  /** The name of the effective account; empty for a guest. */
  readonly accountName: string
  /** The exemption of the account from tax, and its last day as text if it has one; null without one. */
  readonly exemption: { readonly until: string | null } | null
  /** A guest's contact details; null until they are entered, and for buyers. */
  readonly contact: ContactView | null
  readonly paymentMethods: PaymentMethods
  readonly currency: string
  /** The step to be completed next, or that the buyer opened again; null when only the payment is left. */
  readonly openStep: ChangeableStep | null
  /** The delivery address that a guest has entered, by field name; null before that, and for buyers. */
  readonly enteredAddress: Readonly<Record<string, string>> | null
  /** Where orders can be sent, by country. */
  readonly destinations: readonly {
    readonly country: string
    readonly name: string
    readonly regions: readonly Region[]
  }[]
  /** The deliveries, one for each address: only one unless the buyer splits the order. */
  readonly deliveries: readonly DeliveryView[]
  /** Whether the order can be sent to several addresses. */
  readonly canSplit: boolean
  /** The first day that can be chosen for a delivery, such as `2027-01-31`. */
  readonly firstDeliveryDay: string
  /** Null when the store has no gift options. */
  readonly gift: GiftView | null
  /** What was entered so far for the order. */
  readonly entries: OrderEntries
  /** The name of the attached purchase order; null for none. */
  readonly purchaseOrderFile: string | null
  /** Of all deliveries together. */
  readonly lineCount: number
  readonly totals: readonly TotalsRow[]
  /** Sent with the order, so that it is never placed for another amount than the one shown. */
  readonly grandTotal: string
  /** Messages about what prevents the order from being placed. */
  readonly problems: readonly string[]
}

/** Which of the account's addresses the checkout shows: those with a text, and their page; both may be empty. */
export interface AddressSearch {
  readonly term: string
  readonly pageToken: string
}

/** The addresses that a buyer can choose from. */
export interface AddressChoices {
  /** A page of the addresses that match the search. */
  readonly addresses: readonly AddressView[]
  readonly addressSearch: AddressSearch
  /** The tokens of the pages beside it; null where there is none. */
  readonly nextAddresses: string | null
  readonly previousAddresses: string | null
  readonly billingAddresses: readonly AddressView[]
}

/** A guest's contact details; unknown ones are empty. */
export interface ContactView {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string
}

/** An address as lines of text. */
export interface AddressView {
  readonly id: string
  readonly name: string
  readonly lines: readonly string[]
}

/** A delivery method. */
export interface MethodView {
  readonly id: string
  readonly name: string
  /** After promotions. */
  readonly fee: string
  /** When it arrives, or else how long it takes, as text; empty when unknown. */
  readonly duration: string
  /** The day by which it arrives, such as `2027-01-31`; empty when unknown. */
  readonly latestArrival: string
}

/** One delivery: the lines that go to one address. */
export interface DeliveryView {
  readonly id: string
  readonly address: AddressView | null
  readonly method: MethodView | null
  readonly methods: readonly MethodView[]
  readonly lines: readonly ReviewLine[]
  /** The desired delivery date, such as `2027-01-31`; empty for none. */
  readonly day: string
}

/** A line of the cart as it will be ordered. */
export interface ReviewLine {
  readonly id: string
  readonly name: string
  readonly partNumber: string
  readonly quantity: string
  readonly unitPrice: string
  /** What discounts of the line take off it; negative, empty for nothing. */
  readonly discount: string
  readonly total: string
}
