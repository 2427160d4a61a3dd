import type { ShopClient } from '@hydrant/client/create-client.ts'
import type { CommerceAddress } from '@hydrant/contract/shop/addresses.ts'
import type { CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import type { DeliveryGroup } from '@hydrant/contract/shop/delivery.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { withFallbackOn4xx, createErrorResponse } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { toAddressView } from './address-view.ts'
import { toDestinations } from './destinations.ts'
import { selectFilledGroupsOrFirst } from './groups-in-use.ts'
import { loadOrStartOrReplaceCheckout } from './load-or-start-checkout.ts'
import type { SplitGroup } from './plan-split.ts'
import type { SplitCartLine } from './read-split.ts'
import type { SplitView } from './split-view.ts'

const ROWS_PER_PAGE = 50
const LINES_PER_CALL = 100
const MAX_ADDRESSES = 100

/** A cart with its lines, delivery groups and the account's addresses. */
export interface SplitCart {
  readonly groups: readonly SplitGroup[]
  readonly lines: readonly SplitCartLine[]
  readonly items: readonly CartItemCollection['cartItems'][number]['cartItem'][]
  readonly addresses: readonly CommerceAddress[]
  /** The delivery groups with items. */
  readonly groupsToShip: readonly DeliveryGroup[]
}

/**
 * Loads the page that splits an order over several addresses, and starts a checkout when there is none; null when the
 * cart is empty. Throws a 404 response when the store has no split shipments.
 */
export async function loadOrStartSplitPage(
  { client }: ShopContext,
  { accountName, page }: { readonly accountName: string; readonly page: number },
): Promise<SplitView | null> {
  const [summary, application] = await Promise.all([
    withFallbackOn4xx(client.getCompactSummary(), null),
    client.getApplicationContext(),
  ])
  if (!application.splitShipmentEnabled) throw createErrorResponse(404, messages.oneAddressOnly())
  if (summary === null || summary.uniqueProductCount === 0) return null
  await loadOrStartOrReplaceCheckout(client, { isGuest: false })
  const { lines, items, addresses, groupsToShip } = await loadSplitCartAndAddresses(client)
  const pageCount = Math.max(1, Math.ceil(items.length / ROWS_PER_PAGE))
  const currentPage = Math.min(page, pageCount)
  const addressIds = new Map(lines.map(({ id, addressId }) => [id, addressId]))
  return {
    accountName,
    addresses: addresses.map(toAddressView),
    destinations: toDestinations(application.shippingCountries),
    rows: items.slice((currentPage - 1) * ROWS_PER_PAGE, currentPage * ROWS_PER_PAGE).map((item) => ({
      lineId: item.cartItemId ?? '',
      name: item.name,
      partNumber: item.productDetails.sku,
      quantity: item.quantity,
      rule: item.productDetails.purchaseQuantityRule,
      addressId: addressIds.get(item.cartItemId ?? '') ?? '',
    })),
    isSplit: groupsToShip.length > 1,
    page: currentPage,
    pageCount,
  }
}

/** Loads the current cart with all of its lines and delivery groups, and the addresses that they can go to. */
export async function loadSplitCartAndAddresses(client: ShopClient): Promise<SplitCart> {
  const [{ items: groups }, { items: addressBook }, items] = await Promise.all([
    client.listDeliveryGroups('current', { pageSize: 100 }),
    client.listAddresses('current', {
      pageSize: MAX_ADDRESSES,
      addressType: 'Shipping',
      shouldShowDefaultAddrFirst: true,
    }),
    loadAllCartItems(client),
  ])
  const accountAddressIds = new Set(addressBook.map(({ addressId }) => addressId))
  const findAddressId = ({ deliveryAddress }: DeliveryGroup) =>
    [deliveryAddress?.addressId, deliveryAddress?.id].find(
      (id) => typeof id === 'string' && accountAddressIds.has(id),
    ) ?? null
  const addressByGroup = new Map(groups.map((group) => [group.id, findAddressId(group)]))
  return {
    groups: groups.map((group) => ({ id: group.id, isDefault: group.isDefault, addressId: findAddressId(group) })),
    items,
    lines: items.map((item) => ({
      id: item.cartItemId ?? '',
      name: item.name,
      productKey: [item.productId, item.productSellingModelId ?? '', item.subscriptionTerm ?? ''].join(' '),
      groupId: item.cartDeliveryGroupId ?? groups[0]?.id ?? '',
      quantity: decimal(item.quantity),
      rule: item.productDetails.purchaseQuantityRule,
      addressId: addressByGroup.get(item.cartDeliveryGroupId ?? groups[0]?.id ?? '') ?? null,
    })),
    addresses: addressBook,
    groupsToShip: selectFilledGroupsOrFirst(groups),
  }
}

async function loadAllCartItems(client: ShopClient): Promise<SplitCart['items']> {
  const items: Array<SplitCart['items'][number]> = []
  for (let pageNumber = 1, pages = 1; pageNumber <= pages; pageNumber++) {
    const { cartItems, totalNumberOfPages } = await client.listCartItems('current', {
      pageNumber,
      pageSize: LINES_PER_CALL,
      // The same order as on the cart page and in the review step.
      sort: 'CreatedDateAsc',
    })
    items.push(...cartItems.map(({ cartItem }) => cartItem))
    pages = totalNumberOfPages ?? 1
  }
  return items
}
