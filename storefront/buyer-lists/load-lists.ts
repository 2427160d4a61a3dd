import type { WishlistItem, WishlistSummary } from '@hydrant/contract/shop/wishlists.ts'
import { isResponseError } from '@hydrant/client/errors.ts'
import { formatDate } from '@hydrant/kernel/locale/format-date.ts'
import { resolveRows } from '../quick-order/resolve-rows.ts'
import type { ShopContext } from '../shop-context.ts'
import type { ListLine, ListPageView, ListView } from './list-view.ts'

/** Lines of a page of a list. */
const PAGE_SIZE = 50

/** Lines in one call when all are read; what the API returns at most. */
const MAX_PAGE_SIZE = 100

/** Loads the lists that a buyer sees for the effective account, those changed last first. */
export async function loadLists({ client }: Pick<ShopContext, 'client'>, userId: string): Promise<readonly ListView[]> {
  const { summaries } = await client.listWishlists()
  return summaries
    .toSorted((one, other) => (one.modifiedDate < other.modifiedDate ? 1 : -1))
    .map((summary) => toListView(summary, userId))
}

/**
 * Loads a page of a list with the present prices and stock of its products. A page token that is none gives the first
 * page; an unknown list throws the error of the API.
 */
export async function loadListPage(
  shop: Pick<ShopContext, 'client'>,
  { listId, page, userId }: { readonly listId: string; readonly page: string | null; readonly userId: string },
): Promise<ListPageView> {
  const { summary, page: items } = await readPageOrFirst(shop, listId, page)
  const { currency, lines } = await toLines(shop, items.items)
  return {
    list: toListView(summary, userId),
    lines,
    currency,
    nextPage: items.nextPageToken,
    previousPage: items.previousPageToken,
    page: items.previousPageToken === null ? null : page,
  }
}

/** Loads all lines of a list. */
export async function loadAllLines(
  shop: Pick<ShopContext, 'client'>,
  listId: string,
): Promise<{ readonly currency: string; readonly lines: readonly ListLine[] }> {
  const items: WishlistItem[] = []
  let pageToken: string | null = null
  do {
    const part = await shop.client.listWishlistItems(listId, {
      sortItemsBy: 'Position',
      pageSize: MAX_PAGE_SIZE,
      ...(pageToken !== null && { pageToken }),
    })
    items.push(...part.items)
    pageToken = part.nextPageToken
  } while (pageToken !== null)
  return toLines(shop, items)
}

async function readPageOrFirst({ client }: Pick<ShopContext, 'client'>, listId: string, pageToken: string | null) {
  const query = { sortItemsBy: 'Position', pageSize: PAGE_SIZE } as const
  if (pageToken === null) return client.getWishlist(listId, query)
  try {
    const read = await client.getWishlist(listId, { ...query, pageToken })
    // The last line of the last page may have been removed.
    return read.page.items.length === 0 ? await client.getWishlist(listId, query) : read
  } catch (error) {
    if (!isResponseError(error) || error.status !== 400) throw error
    return client.getWishlist(listId, query)
  }
}

async function toLines(
  shop: Pick<ShopContext, 'client'>,
  items: readonly WishlistItem[],
): Promise<{ readonly currency: string; readonly lines: readonly ListLine[] }> {
  const visible = items.flatMap(({ wishlistItemId, productSummary, quantity }) =>
    productSummary === null
      ? []
      : [{ id: wishlistItemId, partNumber: productSummary.sku ?? '', quantity: quantity ?? '' }],
  )
  const { currency, answers } = await resolveRows(shop, visible)
  const answerById = new Map(visible.map(({ id }, position) => [id, answers[position] ?? null]))
  return {
    currency,
    lines: items.map(({ wishlistItemId, etag, productSummary, quantity, note }) => ({
      id: wishlistItemId,
      etag: etag ?? '',
      productId: productSummary?.productId ?? '',
      name: productSummary?.name ?? '',
      partNumber: productSummary?.sku ?? '',
      quantity: quantity ?? '',
      note: note ?? '',
      answer: answerById.get(wishlistItemId) ?? null,
    })),
  }
}

function toListView(summary: WishlistSummary, userId: string): ListView {
  return {
    id: summary.id,
    name: summary.name,
    isOwn: summary.ownerId === userId || summary.ownerActive === false,
    isShared: summary.sharedWithAccount ?? false,
    ownerName: summary.ownerName ?? '',
    lineCount: summary.wishlistProductCount,
    changed: formatDate(summary.modifiedDate),
  }
}
