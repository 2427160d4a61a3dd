import type { SlotPage } from '@hydrant/page-model/slots/page-slots.ts'
import type { Webstore } from '../../webstore/service.ts'
import { Cache } from '../../cache/cache.ts'
import { subscribeToContent } from '../content-caches.ts'
import { completePage } from '../complete-page.ts'
import { findPublishedPage, type PageState } from '../store.ts'
import type { Database } from '../version-store.ts'
import { loadSlotPage, type SlotRequest } from './find-slots.ts'
import { findSlotPaths } from './slot-store.ts'

const SLOT_BYTES = 8_000_000
const MAX_PAGES = 5000

/**
 * The published page slots of the shop, cached until pages change: a page of the shop that shows none costs no query.
 * The products and categories of pages are cached until the catalogue changes.
 */
export interface PublishedSlots {
  /** Returns where slots are published. */
  paths(): Promise<ReadonlySet<string>>
  /**
   * Returns the slot at a path, which `paths` contains, in the first of some languages that each text has a translation
   * into; null when it has been unpublished meanwhile.
   */
  slot(path: string, languages: readonly string[]): Promise<PageState | null>
  /** Returns the products and categories of a page of the shop. */
  slotPage(request: SlotRequest, webstore: Webstore): Promise<SlotPage>
  /** Subscribes to changes of pages; until then nothing is cached. Returns a function that unsubscribes. */
  subscribe(): Promise<() => void>
}

/** Creates the caches of published slots of one process. */
export function createPublishedSlots(database: Database): PublishedSlots {
  const pathSets = new Cache<ReadonlySet<string>>({ name: 'places of page slots', maxEntries: 1 })
  const slots = new Cache<PageState | null>({
    name: 'page slots',
    bytes: { max: SLOT_BYTES, sizeOf: (slot) => JSON.stringify(slot).length * 2 },
  })
  const slotPages = new Cache<SlotPage>({ name: 'records of page slots', maxEntries: MAX_PAGES })
  const caches = [pathSets, slots, slotPages]
  for (const cache of caches) cache.suspend()
  const paths = () =>
    pathSets.getOrLoad('', () => database.query(async (db) => new Set(await findSlotPaths(db, 'live'))))
  return {
    paths,
    slot: (path, languages) =>
      slots.getOrLoad([path, ...languages].join(' '), () =>
        database.query(async (db) => {
          const slot = await findPublishedPage(db, path)
          return slot && completePage(db, slot, { state: 'live', languages })
        }),
      ),
    async slotPage(request, webstore) {
      const shownPaths = await paths()
      const key = `${request.place} ${request.recordId ?? ''}`
      return slotPages
        .switchToVersion(webstore.prices)
        .getOrLoad(key, () => database.query((db) => loadSlotPage(db, request, shownPaths)))
    },
    subscribe: () => subscribeToContent(database, caches),
  }
}
