/** Parses a Cookie header into cookies by name. */
export function parseCookies(header: string): Map<string, string> {
  const pairs = header.split(';').map((part) => part.trim())
  return new Map(
    pairs.flatMap((pair) =>
      pair.includes('=') ? [[pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const] : [],
    ),
  )
}

/** Applies a Set-Cookie header to a cookie jar as a browser would: sets or deletes the cookie. */
export function applySetCookie(jar: Map<string, string>, setCookie: string): void {
  const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim())
  const name = pair.slice(0, pair.indexOf('='))
  const value = pair.slice(pair.indexOf('=') + 1)
  const isExpired = attributes.some(
    (attribute) =>
      /^max-age=(?:0|-\d+)$/i.test(attribute) ||
      (/^expires=/i.test(attribute) && Date.parse(attribute.slice(8)) <= Date.now()),
  )
  if (isExpired || value === '') jar.delete(name)
  else jar.set(name, value)
}

/** Creates the Cookie header of a jar; '' without cookies. */
export function toCookieHeader(jar: ReadonlyMap<string, string>): string {
  return Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ')
}

/**
 * Adds `Secure` to Set-Cookie headers for a browser with an encrypted connection; the internal request that set them
 * may have been unencrypted.
 */
export function toBrowserCookies(setCookies: readonly string[], isEncrypted: boolean): string[] {
  return setCookies.map((setCookie) =>
    isEncrypted && !/;\s*secure\s*(?:;|$)/i.test(setCookie) ? `${setCookie}; Secure` : setCookie,
  )
}
