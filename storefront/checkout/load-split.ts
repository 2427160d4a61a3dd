import type { ShopClient } from '@hydrant/client/create-client.ts'
import type { CommerceAddress } from '@hydrant/contract/shop/addresses.ts'
import type { CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import type { DeliveryGroup } from '@hydrant/contract/shop/delivery.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { orElse, pageRefusal } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'
import { addressView } from './address-view.ts'
import { destinationsIn } from './destinations.ts'
import { groupsInUse } from './groups-in-use.ts'
import { openCheckout } from './open-checkout.ts'
import type { SplitGroup } from './plan-split.ts'
import type { SpreadLine } from './read-split.ts'
import type { SplitView } from './split-view.ts'

const ROWS_ON_PAGE = 50
const LINES_PER_CALL = 100
const MOST_ADDRESSES = 100

/** A cart that is spread over the addresses of an account. */
export interface SpreadCart {
  readonly groups: readonly SplitGroup[]
  readonly lines: readonly SpreadLine[]
  readonly items: readonly CartItemCollection['cartItems'][number]['cartItem'][]
  readonly addresses: readonly CommerceAddress[]
  /** The groups that something is in. */
  readonly inUse: readonly DeliveryGroup[]
}

/**
 * Reads what the page shows that spreads an order over addresses, beginning a checkout where there is none; null when
 * the cart is empty.
 */
export async function loadSplit(
  { client }: ShopContext,
  { accountName, page }: { readonly accountName: string; readonly page: number },
): Promise<SplitView | null> {
  const [summary, application] = await Promise.all([
    orElse(client.carts.currentCompactSummary(), null),
    client.context.application(),
  ])
  if (!application.splitShipmentEnabled) throw pageRefusal(404, 'This shop sends an order to one address.')
  if (summary === null || summary.uniqueProductCount === 0) return null
  await openCheckout(client, { isGuest: false })
  const { lines, items, addresses, inUse } = await readSpreadCart(client)
  const pageCount = Math.max(1, Math.ceil(items.length / ROWS_ON_PAGE))
  const shown = Math.min(page, pageCount)
  const addressIds = new Map(lines.map(({ id, addressId }) => [id, addressId]))
  return {
    accountName,
    addresses: addresses.map(addressView),
    destinations: destinationsIn(application.shippingCountries),
    rows: items.slice((shown - 1) * ROWS_ON_PAGE, shown * ROWS_ON_PAGE).map((item) => ({
      lineId: item.cartItemId ?? '',
      name: item.name,
      partNumber: item.productDetails.sku,
      quantity: item.quantity,
      rule: item.productDetails.purchaseQuantityRule,
      addressId: addressIds.get(item.cartItemId ?? '') ?? '',
    })),
    isSplit: inUse.length > 1,
    page: shown,
    pageCount,
  }
}

/** Reads the current cart with all of its lines, and the addresses that they can go to. */
export async function readSpreadCart(client: ShopClient): Promise<SpreadCart> {
  const [{ items: groups }, { items: book }, items] = await Promise.all([
    client.carts.deliveryGroups('current', { pageSize: 100 }),
    client.addresses.list('current', {
      pageSize: MOST_ADDRESSES,
      addressType: 'Shipping',
      shouldShowDefaultAddrFirst: true,
    }),
    readItems(client),
  ])
  const known = new Set(book.map(({ addressId }) => addressId))
  const addressOf = ({ deliveryAddress }: DeliveryGroup) =>
    [deliveryAddress?.addressId, deliveryAddress?.id].find((id) => typeof id === 'string' && known.has(id)) ?? null
  const byGroup = new Map(groups.map((group) => [group.id, addressOf(group)]))
  return {
    groups: groups.map((group) => ({ id: group.id, isDefault: group.isDefault, addressId: addressOf(group) })),
    items,
    lines: items.map((item) => ({
      id: item.cartItemId ?? '',
      name: item.name,
      productKey: [item.productId, item.productSellingModelId ?? '', item.subscriptionTerm ?? ''].join(' '),
      groupId: item.cartDeliveryGroupId ?? groups[0]?.id ?? '',
      quantity: decimal(item.quantity),
      rule: item.productDetails.purchaseQuantityRule,
      addressId: byGroup.get(item.cartDeliveryGroupId ?? groups[0]?.id ?? '') ?? null,
    })),
    addresses: book,
    inUse: groupsInUse(groups),
  }
}

async function readItems(client: ShopClient): Promise<SpreadCart['items']> {
  const items: Array<SpreadCart['items'][number]> = []
  for (let pageNumber = 1, pages = 1; pageNumber <= pages; pageNumber++) {
    const { cartItems, totalNumberOfPages } = await client.carts.items('current', {
      pageNumber,
      pageSize: LINES_PER_CALL,
      sort: 'NameAsc',
    })
    items.push(...cartItems.map(({ cartItem }) => cartItem))
    pages = totalNumberOfPages ?? 1
  }
  return items
}
