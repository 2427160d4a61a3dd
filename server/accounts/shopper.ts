import type { SessionUser } from '../session/service.ts'
import type { Webstore } from '../webstore/service.ts'
import type { Account, BuyerGroup } from './store.ts'

/** How many carts of new guests one client address may make in an hour. */
export interface GuestCartLimit {
  readonly clientAddress: string
  readonly perHour: number
}

/** On whose behalf a call is made: everything that decides what it may see, what it pays and whose carts it touches. */
export interface Shopper {
  readonly webstore: Webstore
  /** Null for a guest. */
  readonly user: SessionUser | null
  /** The user's id, or the id that stands for all guests. */
  readonly userId: string
  /** The secret that a guest's cart is found by; null until a guest has one, and for buyers. */
  readonly guestKey: string | null
  /** Null where carts are not limited: for buyers. */
  readonly guestCartLimit: GuestCartLimit | null
  /** The account acted for: the user's own, or a managed one. Null for guests and for users of no account. */
  readonly account: Account | null
  /** Sorted by id. Decides entitlement and price books. */
  readonly buyerGroups: readonly BuyerGroup[]
  /** Three capital letters, one of the store's currencies. */
  readonly currency: string
  /** The site builder who looks at the shop as this shopper would; null when nobody pretends to be anybody. */
  readonly previewer: SessionUser | null
}
