const BASE_URL = 'http://shop.invalid'

/**
 * Parses a path on this site, with query and fragment; null for anything else. Absolute and scheme-relative URLs are
 * rejected, because they would allow an open redirect.
 */
export function parseSitePath(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value) || /[\\\p{Cc}]/u.test(value)) return null
  if (!URL.canParse(value, BASE_URL)) return null
  const url = new URL(value, BASE_URL)
  return url.origin === BASE_URL && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null
}
