import type { SlotPlace } from '@hydrant/contract/shared/page-slots.ts'
import type { PageSlots, StoredPage } from '@hydrant/contract/shop/content.ts'
import { toJsonText } from '../json-text.ts'
import { getPathInShop } from '../session/return-path.ts'
import { awaitOrThrow404OrSignIn, withFallback } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { loadPageDataAndBlockCode } from './load-stored-page.ts'
import type { LoadedSlots } from './loaded-slots.ts'
import { preloadSlotView } from './page-slot.tsx'
import { readPreviewSelection } from './preview.ts'

const NO_SLOTS: PageSlots = { above: null, below: null }

/**
 * Loads the page slots of a page of the shop; null when it has none, and when they cannot be loaded, which is reported:
 * the page is then shown without. A preview is rejected for all but site builders.
 */
export async function loadPageSlots(
  shop: ShopContext,
  request: Request,
  { place, recordId }: { readonly place: SlotPlace; readonly recordId?: string },
): Promise<LoadedSlots | null> {
  const preview = readPreviewSelection(request)
  const call = shop.client.content.slots({ place, ...(recordId !== undefined && { recordId }), ...preview })
  const slots = await (preview === undefined
    ? withFallback(shop, call, NO_SLOTS)
    : awaitOrThrow404OrSignIn(call, getPathInShop(request, shop.basePath)))
  if (slots.above === null && slots.below === null) return null
  const load = async (slot: StoredPage | null) =>
    slot === null ? null : toJsonText(await loadPageDataAndBlockCode(shop, slot))
  const [above, below] = await Promise.all([load(slots.above), load(slots.below), preloadSlotView()])
  return { above, below }
}
