import type { CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import { toGuardedCsvLine } from '@hydrant/kernel/text/csv.ts'
import * as messages from '@hydrant/messages/compiled/storefront/cart.js'
import { toCsvResponse } from '@hydrant/rendering/to-csv-response.ts'
import type { ShopContext } from '../shop-context.ts'
import type { CartLineView } from './cart-view.ts'
import { toCartLineView } from './line-view.ts'
import { CART_PAGE_SIZE, loadCalculatedCartItems } from './load-cart.ts'

const COLUMNS: readonly (readonly [getName: () => string, of: (line: CartLineView) => string])[] = [
  [messages.partNumber, (line) => line.partNumber],
  [messages.quantity, (line) => line.quantity],
  [messages.product, (line) => [line.name, ...line.choices].join(', ')],
  [messages.pack, (line) => line.pack ?? ''],
  [messages.priceEach, (line) => line.unitPrice],
  [messages.total, (line) => line.total],
  [messages.reference, (line) => line.reference],
  [messages.note, (line) => line.note],
]

/**
 * Responds with all lines of the current cart as a CSV file, which the quick order reads again. Part number and quantity
 * come first, prices are decimal numbers in the currency of the last column. Without a cart it has only the heading.
 */
export async function respondWithCartCsv(shop: Pick<ShopContext, 'client' | 'reportError'>): Promise<Response> {
  // Before the response begins, so that a failure is an error page and no file.
  const first = await loadCalculatedCartItems(shop, { page: 1, pageSize: CART_PAGE_SIZE })
  return toCsvResponse('cart.csv', generateCsvParts(shop, first))
}

async function* generateCsvParts(
  shop: Pick<ShopContext, 'client' | 'reportError'>,
  first: CartItemCollection | null,
): AsyncGenerator<string, void> {
  yield toGuardedCsvLine([...COLUMNS.map(([getName]) => getName()), messages.currency()])
  for (let cart = first, page = 1; cart !== null; page += 1) {
    const { currencyIsoCode } = cart.cartSummary
    const lines = cart.cartItems.map(({ cartItem }) => toCartLineView(cartItem, { stock: null, breaks: null }))
    yield lines
      .map((line) => toGuardedCsvLine([...COLUMNS.map(([, getText]) => getText(line)), currencyIsoCode]))
      .join('')
    if (page >= (cart.totalNumberOfPages ?? 1)) return
    cart = await loadCalculatedCartItems(shop, { page: page + 1, pageSize: CART_PAGE_SIZE })
  }
}
