import { LRUCache } from 'lru-cache'
import { sanitizeRichText } from '@hydrant/kernel/text/rich-text.ts'

// Carts, lists and menus read the same descriptions over and over.
const known = new LRUCache<string, string>({
  max: 2000,
  maxSize: 4_000_000,
  sizeCalculation: (safe, raw) => safe.length + raw.length + 1,
})

/** A description as it may be shown, whatever markup it came with. */
export function safeText(html: string): string {
  const safe = known.get(html) ?? sanitizeRichText(html)
  known.set(html, safe)
  return safe
}
