import { parseThemeDocument, type Theme, THEME_PATH } from '@hydrant/page-model/theme/theme.ts'
import { Cache } from '../../cache/cache.ts'
import { subscribeToContent } from '../content-caches.ts'
import type { RequestedState } from '../requested-state.ts'
import { findDraftOrLatestPage, findPublishedPage } from '../store.ts'
import type { Database, ReadOnlyDb } from '../version-store.ts'

/** The published theme of the shop, cached until pages change: every page reads it. */
export interface PublishedTheme {
  /** Returns the published theme; null while there is none. */
  theme(): Promise<Theme | null>
  /** Subscribes to changes of pages; until then nothing is cached. Returns a function that unsubscribes. */
  subscribe(): Promise<() => void>
}

/** Creates the cache of the published theme of one process. */
export function createPublishedTheme(database: Database): PublishedTheme {
  const themes = new Cache<{ readonly theme: Theme | null }>({ name: 'theme', maxEntries: 1 })
  themes.suspend()
  return {
    async theme() {
      const { theme } = await themes.getOrLoad('', async () => ({
        theme: await database.query((db) => loadThemeInState(db, 'live')),
      }))
      return theme
    },
    subscribe: () => subscribeToContent(database, [themes]),
  }
}

/** Loads the theme in a state of the shop: published, as a draft, or as it will be at a time; null for none. */
export async function loadThemeInState(db: ReadOnlyDb, state: RequestedState): Promise<Theme | null> {
  const stored =
    state === 'draft'
      ? await findDraftOrLatestPage(db, THEME_PATH)
      : await findPublishedPage(db, THEME_PATH, state === 'live' ? null : state)
  return stored === null ? null : parseThemeDocument(stored.document)
}
