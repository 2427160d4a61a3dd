import type { Database } from './version-store.ts'

/** What `subscribeToContent` does with a cache. */
interface ContentCache {
  invalidate(): void
  suspend(): void
  resume(): void
}

/**
 * Empties caches whenever pages, contents or media change, and stops them while changes may be missed. They must be
 * suspended before. Returns a function that unsubscribes.
 */
export async function subscribeToContent(database: Database, caches: readonly ContentCache[]): Promise<() => void> {
  const unsubscribe = await database.subscribe({
    onChange(change) {
      if (change === 'content') for (const cache of caches) cache.invalidate()
    },
    onLost() {
      for (const cache of caches) cache.suspend()
    },
    onRestored() {
      for (const cache of caches) cache.resume()
    },
  })
  for (const cache of caches) cache.resume()
  return unsubscribe
}
