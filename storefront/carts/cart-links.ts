import { href } from 'react-router'
import { toQueryString } from '../links.ts'

/** What is done with one of the carts on their page; its form is opened by a link, so that it needs no scripts. */
export type CartTask = 'rename' | 'send' | 'delete'

/** The paths of a buyer's carts; separate from `links.ts`, which the whole shop loads. */
export const cartLinks = {
  carts: () => href('/cart/all'),
  /** The carts with the form of one of them open. */
  task: (task: CartTask, cartId: string) =>
    `${href('/cart/all')}${toQueryString({ [task]: cartId })}#${toRowId(cartId)}`,
} as const

/** Returns the id of the element with a cart on the page of the carts. */
export function toRowId(cartId: string): string {
  return `cart-${cartId}`
}
