import { LRUCache } from 'lru-cache'
import { sanitizeRichText } from '../sanitizing/service.ts'

// Carts, lists and menus show the same descriptions again and again.
const cache = new LRUCache<string, string>({
  max: 2000,
  maxSize: 4_000_000,
  sizeCalculation: (sanitized, raw) => sanitized.length + raw.length + 1,
})

/** Sanitizes the HTML of a description. */
export function sanitizeDescription(html: string): string {
  const sanitized = cache.get(html) ?? sanitizeRichText(html)
  cache.set(html, sanitized)
  return sanitized
}
