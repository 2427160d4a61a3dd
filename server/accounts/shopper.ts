import type { SessionUser } from '../session/service.ts'
import type { Webstore } from '../webstore/service.ts'
import type { Account, BuyerGroup } from './store.ts'

/** How many carts guests without a cart may create in an hour from one client address. */
export interface GuestCartLimit {
  readonly clientAddress: string
  readonly perHour: number
}

/** Who a request acts as: everything that decides what it may see, what it pays and whose carts it may change. */
export interface Shopper {
  readonly webstore: Webstore
  /** Null for a guest. */
  readonly user: SessionUser | null
  /** The user's id, or the id that stands for all guests. */
  readonly userId: string
  /** The secret that identifies a guest's cart; null until a guest has one, and for buyers. */
  readonly guestKey: string | null
  /** Set for a guest whose secret was created for this request: nothing can be stored for it yet. */
  readonly isNewGuest?: true
  /** Null for buyers, whose carts are not limited. */
  readonly guestCartLimit: GuestCartLimit | null
  /** The effective account: the user's own, or a managed one. Null for guests and for users without an account. */
  readonly account: Account | null
  /** Sorted by id. Decides entitlement and price books. */
  readonly buyerGroups: readonly BuyerGroup[]
  /** Three capital letters, one of the store's currencies. */
  readonly currency: string
  /** The site builder who previews the shop as this shopper; null without a preview. */
  readonly previewer: SessionUser | null
}

/** Returns the ids of the buyer groups that a shopper belongs to, sorted. */
export function toBuyerGroupIds({ buyerGroups }: Pick<Shopper, 'buyerGroups'>): string[] {
  return buyerGroups.map(({ id }) => id)
}
