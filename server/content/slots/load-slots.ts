import type { Webstore } from '../../webstore/service.ts'
import { findDraftOrLatestPage, findPublishedPage, type PageState } from '../store.ts'
import type { ReadOnlyDb } from '../version-store.ts'
import { loadSlotPage, pickSlotPaths, type SlotRequest } from './find-slots.ts'
import type { PublishedSlots } from './published-slots.ts'
import { completePage, type Reading } from '../complete-page.ts'
import { prefixBlockIds } from '../prefix-block-ids.ts'
import { listShownLanguages } from '../translations/show-in-language.ts'
import { findSlotPaths } from './slot-store.ts'

/** What a page of the shop shows above and below its own parts; null for nothing. */
export interface ShownSlots {
  readonly above: PageState | null
  readonly below: PageState | null
}

// The two slots of a page are on one page, whose blocks have ids of their own.
function toShownSlots({ above, below }: ShownSlots): ShownSlots {
  return {
    above: above && { ...above, document: prefixBlockIds(above.document, 'above-') },
    below: below && { ...below, document: prefixBlockIds(below.document, 'below-') },
  }
}

/** Loads the published slots of a page of the shop, from the cache. */
export async function loadPublishedSlots(
  slots: PublishedSlots,
  request: SlotRequest,
  webstore: Webstore,
): Promise<ShownSlots> {
  const paths = await slots.paths()
  if (paths.size === 0) return { above: null, below: null }
  const { above, below } = pickSlotPaths(await slots.slotPage(request, webstore), paths)
  const languages = listShownLanguages(webstore)
  return toShownSlots({
    above: above === null ? null : await slots.slot(above, languages),
    below: below === null ? null : await slots.slot(below, languages),
  })
}

/** Loads the slots that a page of the shop has as drafts, or will have at a time. */
export async function loadSlotsInState(
  db: ReadOnlyDb,
  request: SlotRequest,
  { state, languages }: Reading & { readonly state: Exclude<Reading['state'], 'live'> },
): Promise<ShownSlots> {
  const paths = new Set(await findSlotPaths(db, state))
  const { above, below } = pickSlotPaths(await loadSlotPage(db, request, paths), paths)
  const load = async (path: string | null) => {
    if (path === null) return null
    const slot = await (state === 'draft' ? findDraftOrLatestPage(db, path) : findPublishedPage(db, path, state))
    return slot && completePage(db, slot, { state, languages })
  }
  return toShownSlots({ above: await load(above), below: await load(below) })
}
