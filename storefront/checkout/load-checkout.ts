import type { CheckoutSnapshot } from '@hydrant/client/checkouts.ts'
import type { CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import type { DeliveryGroup } from '@hydrant/contract/shop/delivery.ts'
import { formatDate } from '@hydrant/kernel/locale/format-date.ts'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { toTotalsRows } from '../cart/cart-totals.ts'
import { loadCalculatedCartItems } from '../cart/load-cart.ts'
import { withFallbackOn4xx } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { emptyIfZero } from '../orders/empty-if-zero.ts'
import { loadAddressChoices } from './address-search.ts'
import { toAddressView } from './address-view.ts'
import type {
  AddressChoices,
  AddressSearch,
  ChangeableStep,
  CheckoutView,
  DeliveryView,
  ReviewLine,
} from './checkout-view.ts'
import { toContactView } from './contact.ts'
import { toDateFieldValue, getFirstDeliveryDay } from './delivery-options.ts'
import { toDestinations } from './destinations.ts'
import { loadGiftOptions } from './gift.ts'
import { selectFilledGroupsOrFirst } from './groups-in-use.ts'
import { toDeliveryMethodView } from './method-view.ts'
import { toAddressFieldValues } from './new-address.ts'
import { loadOrStartOrReplaceCheckout } from './load-or-start-checkout.ts'
import { type OrderEntries, toOrderEntries } from './order-entries.ts'
import { toPaymentMethods } from './payment-methods.ts'

const MAX_REVIEW_LINES = 100

/**
 * Loads everything that the checkout page shows, and starts a checkout when there is none; null when the cart is empty.
 */
export async function loadOrStartCheckoutPage(
  shop: ShopContext,
  requested: CheckoutRequest,
): Promise<CheckoutView | null> {
  const { client, webstoreId, apiCookiePrefix } = shop
  const { isGuest } = requested
  const summary = await withFallbackOn4xx(client.getCompactSummary(), null)
  if (summary === null || summary.uniqueProductCount === 0) return null
  // Starting a checkout chooses address and method, so the cart is read only afterwards.
  const snapshot = await loadOrStartOrReplaceCheckout(client, { isGuest })
  const [reviewedCart, addressChoices, application, exemption] = await Promise.all([
    loadCalculatedCartItems({ client }, { page: 1, pageSize: MAX_REVIEW_LINES }),
    loadAddressChoices(client, { isGuest, search: requested.addressSearch }),
    client.getApplicationContext(),
    loadExemption(client, requested.accountId),
  ])
  if (reviewedCart === null) return null
  return {
    ...toLoadedCheckoutView(snapshot, { reviewedCart, requested }),
    ...addressChoices,
    webstoreId,
    isGuest,
    gift: await loadGiftOptions(shop, {
      application,
      group: selectFilledGroupsOrFirst(snapshot.checkout.deliveryGroups?.items ?? [])[0] ?? null,
      cart: reviewedCart,
    }),
    accountName: requested.accountName,
    exemption,
    canSplit: application.splitShipmentEnabled && !isGuest,
    paymentMethods: toPaymentMethods(application, { isGuest, isApiSameOrigin: apiCookiePrefix === '' }),
    destinations: toDestinations(application.shippingCountries),
  }
}

/** Loads whether an account is exempt from tax; a server that does not know says nothing of it. */
async function loadExemption(
  client: ShopContext['client'],
  accountId: string | null,
): Promise<CheckoutView['exemption']> {
  if (accountId === null) return null
  const query = { fields: 'IsTaxExempt__c,TaxExemptUntil__c' }
  const fields = (await withFallbackOn4xx(client.getEffectiveAccount(accountId, query), null))?.fields ?? {}
  if (fields['IsTaxExempt__c'] !== 'true') return null
  const until = fields['TaxExemptUntil__c'] ?? null
  return { until: until === null ? null : formatDate(until) }
}

/** Who checks out, and the step that they opened again, if any. */
interface CheckoutRequest {
  /** Null for a guest. */
  readonly accountId: string | null
  readonly accountName: string
  readonly isGuest: boolean
  readonly reopenedStep: string | null
  readonly addressSearch: AddressSearch
}

interface LoadedCheckout {
  readonly reviewedCart: CartItemCollection
  readonly requested: CheckoutRequest
}

/** The part of the view that comes from checkout and cart. */
type LoadedCheckoutView = Omit<
  CheckoutView,
  | keyof AddressChoices
  | 'accountName'
  | 'exemption'
  | 'destinations'
  | 'webstoreId'
  | 'isGuest'
  | 'paymentMethods'
  | 'gift'
  | 'canSplit'
>

function toLoadedCheckoutView(
  { checkout }: CheckoutSnapshot,
  { reviewedCart, requested }: LoadedCheckout,
): LoadedCheckoutView {
  const groups = selectFilledGroupsOrFirst(checkout.deliveryGroups?.items ?? [])
  const deliveries = groups.map((group, position) =>
    toDeliveryView(group, toReviewLines(reviewedCart, group, { isFirst: position === 0 })),
  )
  const contact = requested.isGuest ? toContactView(checkout.contactInfo) : null
  const { cartSummary: cart } = reviewedCart
  return {
    checkoutId: checkout.checkoutId,
    currency: cart.currencyIsoCode,
    openStep: findOpenStep(requested.reopenedStep, { needsContact: requested.isGuest && contact === null, deliveries }),
    contact,
    enteredAddress:
      requested.isGuest && groups[0]?.deliveryAddress ? toAddressFieldValues(groups[0].deliveryAddress) : null,
    deliveries,
    firstDeliveryDay: getFirstDeliveryDay(new Date()),
    entries: withPaidNumber(toOrderEntries(checkout.customFields), checkout.cartSummary?.purchaseOrderNumber),
    purchaseOrderFile: checkout.purchaseOrderFile?.fileName ?? null,
    lineCount: cart.uniqueProductCount,
    totals: toTotalsRows(cart, reviewedCart.cartPromotions?.promotions.promotions ?? [], groups),
    grandTotal: cart.grandTotalAmount,
    problems: listProblems(checkout, reviewedCart),
  }
}

/** What was entered, with the number of the purchase order that pays the checkout unless another was entered since. */
function withPaidNumber(entries: OrderEntries, paidNumber: string | null | undefined): OrderEntries {
  return { ...entries, poNumber: entries.poNumber || (paidNumber ?? '') }
}

function toDeliveryView(group: DeliveryGroup, lines: readonly ReviewLine[]): DeliveryView {
  return {
    id: group.id,
    address: group.deliveryAddress === null ? null : toAddressView(group.deliveryAddress),
    method: group.selectedDeliveryMethod === null ? null : toDeliveryMethodView(group.selectedDeliveryMethod),
    methods: group.availableDeliveryMethods.map(toDeliveryMethodView),
    day: toDateFieldValue(group.desiredDeliveryDate),
    lines,
  }
}

/** Returns the review lines of a delivery group; the first group also has the lines without a group. */
function toReviewLines(
  { cartItems }: CartItemCollection,
  group: DeliveryGroup,
  { isFirst }: { readonly isFirst: boolean },
): ReviewLine[] {
  return cartItems.flatMap((item) => {
    const groupId = item.cartItem.cartDeliveryGroupId ?? null
    return groupId === group.id || (isFirst && groupId === null) ? [toReviewLine(item)] : []
  })
}

interface Progress {
  readonly needsContact: boolean
  readonly deliveries: readonly DeliveryView[]
}

/** Returns the first step that is incomplete or was reopened; null when all of them are complete. */
function findOpenStep(reopenedStep: string | null, { needsContact, deliveries }: Progress): ChangeableStep | null {
  if (needsContact || reopenedStep === 'contact') return 'contact'
  if (deliveries.some(({ address }) => address === null) || (reopenedStep === 'address' && deliveries.length === 1))
    return 'address'
  return deliveries.some(({ method }) => method === null) || reopenedStep === 'method' ? 'method' : null
}

function toReviewLine({ cartItem }: CartItemCollection['cartItems'][number]): ReviewLine {
  return {
    id: cartItem.cartItemId ?? cartItem.productId,
    name: cartItem.name,
    partNumber: cartItem.productDetails.sku,
    quantity: cartItem.quantity,
    unitPrice: cartItem.salesPrice,
    discount: emptyIfZero(cartItem.itemizedAdjustmentAmount ?? ''),
    total: cartItem.totalPrice,
  }
}

function describeLineProblem(product: string, problem: string | null): string {
  return problem === null ? messages.lineCannotBeOrdered({ product }) : messages.lineWithProblem({ product, problem })
}

function listProblems(checkout: CheckoutSnapshot['checkout'], { cartItems }: CartItemCollection): string[] {
  const lineProblems = cartItems.flatMap(({ cartItem, message, status }) =>
    status === 'Error' ? [describeLineProblem(cartItem.name, message ?? null)] : [],
  )
  // An invalid delivery date is left out: its field shows the error, and the corrected date is sent with the order.
  const checkoutProblems = (checkout.errors ?? [])
    .filter(({ invalidParameters }) => invalidParameters.every(({ name }) => name !== 'desiredDeliveryDate'))
    .flatMap(({ message, detail, title }) => message ?? detail ?? title ?? [])
  return [...lineProblems, ...checkoutProblems]
}
