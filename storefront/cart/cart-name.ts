import * as messages from '@hydrant/messages/compiled/storefront/cart.js'

/** The name that the server gives a cart that nobody has named. */
const NAME_OF_UNNAMED = 'Cart'

/** Returns the name of a cart as it is shown: that of a cart without one in the language of the page. */
export function toShownCartName(name: string): string {
  return name === NAME_OF_UNNAMED ? messages.cart() : name
}
