const PLACEHOLDER = 'http://shop.invalid'

/**
 * The path on this site, with its query and fragment, that a text names; null when it names none. An absolute or
 * scheme-relative address is none: following it would let another site send people away from here.
 */
export function readPathInSite(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value) || /[\\\p{Cc}]/u.test(value)) return null
  if (!URL.canParse(value, PLACEHOLDER)) return null
  const url = new URL(value, PLACEHOLDER)
  return url.origin === PLACEHOLDER && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null
}
