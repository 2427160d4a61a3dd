import type { CheckoutReading } from '@hydrant/client/checkouts.ts'
import type { CommerceAddress } from '@hydrant/contract/shop/addresses.ts'
import type { CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import { cartTotals } from '../cart/cart-totals.ts'
import { readCart } from '../cart/load-cart.ts'
import { orElse } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'
import { addressView } from './address-view.ts'
import type { ChangeableStep, CheckoutView, ReviewLine } from './checkout-view.ts'
import { countryName } from './country-name.ts'
import { methodView } from './method-view.ts'
import { openCheckout } from './open-checkout.ts'
import { regionsOf } from './regions.ts'

const MOST_ADDRESSES = 100
const LINES_TO_REVIEW = 100

/** Reads everything that the checkout page shows, beginning a checkout where there is none; null when the cart is empty. */
export async function loadCheckout({ client }: ShopContext, wanted: { readonly accountName: string; readonly change: string | null }): Promise<CheckoutView | null> {
  const { uniqueProductCount } = await client.carts.currentCompactSummary()
  if (uniqueProductCount === 0) return null
  // Beginning a checkout chooses address and method, so that the cart is read only afterwards.
  const reading = await openCheckout(client)
  const [reviewed, book, application] = await Promise.all([
    readCart({ client }, { page: 1, pageSize: LINES_TO_REVIEW }),
    orElse(client.addresses.list('current', { pageSize: MOST_ADDRESSES, shouldShowDefaultAddrFirst: true }), null),
    client.context.application(),
  ])
  if (reviewed === null) return null
  return {
    ...viewOf(reading, { reviewed, book: book?.items ?? [], change: wanted.change }),
    accountName: wanted.accountName,
    destinations: application.shippingCountries.map((country) => ({ country, name: countryName(country), regions: regionsOf(country) })),
  }
}

interface Read {
  readonly reviewed: CartItemCollection
  readonly book: readonly CommerceAddress[]
  readonly change: string | null
}

function viewOf({ checkout }: CheckoutReading, { reviewed, book, change }: Read): Omit<CheckoutView, 'accountName' | 'destinations'> {
  const group = checkout.deliveryGroups?.items[0] ?? null
  const address = group?.deliveryAddress ? addressView(group.deliveryAddress) : null
  const method = group?.selectedDeliveryMethod ? methodView(group.selectedDeliveryMethod) : null
  const { cartSummary: cart } = reviewed
  return {
    checkoutId: checkout.checkoutId,
    currency: cart.currencyIsoCode,
    openStep: openStepOf(change, { hasAddress: address !== null, hasMethod: method !== null }),
    address,
    addresses: book.filter(({ addressType }) => addressType === 'Shipping').map(addressView),
    billingAddresses: book.filter(({ addressType }) => addressType === 'Billing').map(addressView),
    method,
    methods: (group?.availableDeliveryMethods ?? []).map(methodView),
    purchaseOrderNumber: checkout.cartSummary?.purchaseOrderNumber ?? '',
    lines: reviewed.cartItems.map(reviewLine),
    lineCount: cart.uniqueProductCount,
    totals: cartTotals(cart, reviewed.cartPromotions?.promotions.promotions ?? [], group),
    grandTotal: cart.grandTotalAmount,
    problems: problemsOf(checkout, reviewed),
  }
}

function openStepOf(change: string | null, { hasAddress, hasMethod }: { readonly hasAddress: boolean; readonly hasMethod: boolean }): ChangeableStep | null {
  if (!hasAddress || change === 'address') return 'address'
  return !hasMethod || change === 'method' ? 'method' : null
}

function reviewLine({ cartItem }: CartItemCollection['cartItems'][number]): ReviewLine {
  return {
    id: cartItem.cartItemId ?? cartItem.productId,
    name: cartItem.name,
    partNumber: cartItem.productDetails.sku,
    quantity: cartItem.quantity,
    unitPrice: cartItem.salesPrice,
    total: cartItem.totalPrice,
  }
}

function problemsOf(checkout: CheckoutReading['checkout'], { cartItems }: CartItemCollection): string[] {
  const ofLines = cartItems.flatMap(({ cartItem, message, status }) => (status === 'Error' ? [`${cartItem.name}: ${message ?? 'cannot be ordered'}`] : []))
  const ofCheckout = (checkout.errors ?? []).flatMap(({ message, detail, title }) => message ?? detail ?? title ?? [])
  return [...ofLines, ...ofCheckout]
}
