import type { ShopContext } from '../shop-context.ts'
import { toBarcode } from './barcode.server.ts'
import { loadAllLines } from './load-lists.ts'
import type { Label } from './print-page.tsx'

/** Loads the labels of a list, in its order, without products that can no longer be seen. */
export async function loadLabels(
  shop: Pick<ShopContext, 'client'>,
  listId: string,
): Promise<{ readonly listId: string; readonly listName: string; readonly labels: readonly Label[] }> {
  const [{ summary }, { lines }] = await Promise.all([
    shop.client.getWishlist(listId, { pageSize: 1 }),
    loadAllLines(shop, listId),
  ])
  return {
    listId: summary.id,
    listName: summary.name,
    labels: lines
      .filter(({ partNumber }) => partNumber !== '')
      .map(({ id, name, partNumber, quantity, note, answer }) => ({
        id,
        name,
        partNumber,
        quantity,
        note,
        pack: answer?.product?.pack ?? '',
        barcode: toBarcode(partNumber),
      })),
  }
}
