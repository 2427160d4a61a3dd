/** Parses a Cookie header into cookies by name. */
export function parseCookies(header: string): Map<string, string> {
  const pairs = header.split(';').map((part) => part.trim())
  return new Map(
    pairs.flatMap((pair) =>
      pair.includes('=') ? [[pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const] : [],
    ),
  )
}

/** Applies a Set-Cookie header to a map of cookies by name, as a browser would: sets or deletes the cookie. */
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

/** Returns the Cookie header for a map of cookies by name; empty without cookies. */
export function toCookieHeader(jar: ReadonlyMap<string, string>): string {
  return Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ')
}

/**
 * Adds `Secure` to Set-Cookie headers when the connection to the browser is encrypted; the internal request that set
 * them may have been unencrypted.
 */
export function addSecureWhenEncrypted(setCookies: readonly string[], isEncrypted: boolean): string[] {
  return setCookies.map((setCookie) =>
    isEncrypted && !/;\s*secure\s*(?:;|$)/i.test(setCookie) ? `${setCookie}; Secure` : setCookie,
  )
}
