/** One of a buyer's carts, as pages show it. */
export interface OwnedCartView {
  readonly id: string
  readonly name: string
  readonly isCurrent: boolean
  readonly lineCount: number
  /** Total quantity: a decimal string. */
  readonly productCount: string
  readonly changed: string
  /** The colleague who sent it; empty for a cart of the buyer's own. */
  readonly sentBy: string
}

/** The carts of a buyer for the effective account. */
export interface OwnedCarts {
  /** The current one first, then those changed last. */
  readonly carts: readonly OwnedCartView[]
  /** The id of the cart with the lines that are saved for later; null when there are none. */
  readonly savedCartId: string | null
}

/** Returns the name of the current cart where the buyer has several, so that it has to be said; null otherwise. */
export function findNameAmongSeveral({ carts }: Pick<OwnedCarts, 'carts'>): string | null {
  return carts.length < 2 ? null : (carts.find(({ isCurrent }) => isCurrent)?.name ?? null)
}
