import type { CheckoutReading } from '@hydrant/client/checkouts.ts'
import type { CommerceAddress } from '@hydrant/contract/shop/addresses.ts'
import type { CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import type { DeliveryGroup } from '@hydrant/contract/shop/delivery.ts'
import { cartTotals } from '../cart/cart-totals.ts'
import { readCart } from '../cart/load-cart.ts'
import { orElse } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'
import { addressView } from './address-view.ts'
import type { ChangeableStep, CheckoutView, DeliveryView, ReviewLine } from './checkout-view.ts'
import { contactView } from './contact.ts'
import { dayOf, firstDeliveryDay } from './delivery-wishes.ts'
import { destinationsIn } from './destinations.ts'
import { loadGift } from './gift.ts'
import { groupsInUse } from './groups-in-use.ts'
import { methodView } from './method-view.ts'
import { addressValues } from './new-address.ts'
import { openCheckout } from './open-checkout.ts'
import { paymentMethodsOf } from './payment-methods.ts'

const MOST_ADDRESSES = 100
const LINES_TO_REVIEW = 100

/**
 * Reads everything that the checkout page shows, beginning a checkout where there is none; null when the cart is empty.
 */
export async function loadCheckout(shop: ShopContext, wanted: Wanted): Promise<CheckoutView | null> {
  const { client, webstoreId, apiCookiePrefix } = shop
  const { isGuest } = wanted
  const summary = await orElse(client.carts.currentCompactSummary(), null)
  if (summary === null || summary.uniqueProductCount === 0) return null
  // Beginning a checkout chooses address and method, so that the cart is read only afterwards.
  const reading = await openCheckout(client, { isGuest })
  const [reviewed, book, application] = await Promise.all([
    readCart({ client }, { page: 1, pageSize: LINES_TO_REVIEW }),
    isGuest
      ? null
      : orElse(client.addresses.list('current', { pageSize: MOST_ADDRESSES, shouldShowDefaultAddrFirst: true }), null),
    client.context.application(),
  ])
  if (reviewed === null) return null
  return {
    ...viewOf(reading, { reviewed, book: book?.items ?? [], wanted }),
    webstoreId,
    isGuest,
    gift: await loadGift(shop, {
      application,
      group: groupsInUse(reading.checkout.deliveryGroups?.items ?? [])[0] ?? null,
      cart: reviewed,
    }),
    accountName: wanted.accountName,
    canSplit: application.splitShipmentEnabled && !isGuest,
    paymentMethods: paymentMethodsOf(application, { isGuest, isApiHere: apiCookiePrefix === '' }),
    destinations: destinationsIn(application.shippingCountries),
  }
}

/** Who checks out, and the step that they went back to, if any. */
interface Wanted {
  readonly accountName: string
  readonly isGuest: boolean
  readonly change: string | null
}

interface Read {
  readonly reviewed: CartItemCollection
  readonly book: readonly CommerceAddress[]
  readonly wanted: Wanted
}

/** What the page shows of what was read, beside who looks at it. */
type ReadView = Omit<
  CheckoutView,
  'accountName' | 'destinations' | 'webstoreId' | 'isGuest' | 'paymentMethods' | 'gift' | 'canSplit'
>

function viewOf({ checkout }: CheckoutReading, { reviewed, book, wanted }: Read): ReadView {
  const groups = groupsInUse(checkout.deliveryGroups?.items ?? [])
  const deliveries = groups.map((group, position) =>
    deliveryView(group, linesIn(reviewed, group, { isFirst: position === 0 })),
  )
  const contact = wanted.isGuest ? contactView(checkout.contactInfo) : null
  const { cartSummary: cart } = reviewed
  return {
    checkoutId: checkout.checkoutId,
    currency: cart.currencyIsoCode,
    openStep: openStepOf(wanted.change, { needsContact: wanted.isGuest && contact === null, deliveries }),
    contact,
    enteredAddress: wanted.isGuest && groups[0]?.deliveryAddress ? addressValues(groups[0].deliveryAddress) : null,
    addresses: book.filter(({ addressType }) => addressType === 'Shipping').map(addressView),
    billingAddresses: book.filter(({ addressType }) => addressType === 'Billing').map(addressView),
    deliveries,
    firstDeliveryDay: firstDeliveryDay(new Date()),
    purchaseOrderNumber: checkout.cartSummary?.purchaseOrderNumber ?? '',
    lineCount: cart.uniqueProductCount,
    totals: cartTotals(cart, reviewed.cartPromotions?.promotions.promotions ?? [], groups),
    grandTotal: cart.grandTotalAmount,
    problems: problemsOf(checkout, reviewed),
  }
}

function deliveryView(group: DeliveryGroup, lines: readonly ReviewLine[]): DeliveryView {
  return {
    id: group.id,
    address: group.deliveryAddress === null ? null : addressView(group.deliveryAddress),
    method: group.selectedDeliveryMethod === null ? null : methodView(group.selectedDeliveryMethod),
    methods: group.availableDeliveryMethods.map(methodView),
    day: dayOf(group.desiredDeliveryDate),
    lines,
  }
}

/** The lines of a group; one that names no group is in the first. */
function linesIn(
  { cartItems }: CartItemCollection,
  group: DeliveryGroup,
  { isFirst }: { readonly isFirst: boolean },
): ReviewLine[] {
  return cartItems.flatMap((item) => {
    const groupId = item.cartItem.cartDeliveryGroupId ?? null
    return groupId === group.id || (isFirst && groupId === null) ? [reviewLine(item)] : []
  })
}

interface Progress {
  readonly needsContact: boolean
  readonly deliveries: readonly DeliveryView[]
}

function openStepOf(change: string | null, { needsContact, deliveries }: Progress): ChangeableStep | null {
  if (needsContact || change === 'contact') return 'contact'
  if (deliveries.some(({ address }) => address === null) || (change === 'address' && deliveries.length === 1))
    return 'address'
  return deliveries.some(({ method }) => method === null) || change === 'method' ? 'method' : null
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
  const ofLines = cartItems.flatMap(({ cartItem, message, status }) =>
    status === 'Error' ? [`${cartItem.name}: ${message ?? 'cannot be ordered'}`] : [],
  )
  const ofCheckout = (checkout.errors ?? []).flatMap(({ message, detail, title }) => message ?? detail ?? title ?? [])
  return [...ofLines, ...ofCheckout]
}
