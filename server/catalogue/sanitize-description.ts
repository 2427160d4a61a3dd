import { Cache } from '../cache/cache.ts'
import { sanitizeRichText } from '../sanitizing/service.ts'

// Carts, lists and menus show the same descriptions again and again.
const cache = new Cache<string>({
  name: 'sanitized descriptions',
  maxEntries: 2000,
  bytes: { max: 4_000_000, sizeOf: (sanitized, raw) => sanitized.length + raw.length },
})

/** Sanitizes the HTML of a description. */
export function sanitizeDescription(html: string): string {
  return cache.getOrCompute(html, () => sanitizeRichText(html))
}
