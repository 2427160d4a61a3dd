/** The cookies of a Cookie header, by name. */
export function readCookies(header: string): Map<string, string> {
  const pairs = header.split(';').map((part) => part.trim())
  return new Map(
    pairs.flatMap((pair) =>
      pair.includes('=') ? [[pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const] : [],
    ),
  )
}

/** Does with a Set-Cookie header what a browser would: keeps the cookie, or lets it go. */
export function keepCookie(jar: Map<string, string>, setCookie: string): void {
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

/** The Cookie header of a jar; empty without a cookie. */
export function cookieHeader(jar: ReadonlyMap<string, string>): string {
  return Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ')
}

/**
 * Set-Cookie headers as the visitor's browser gets them, whose connection may be encrypted when the call by which they
 * came is not.
 */
export function forBrowser(setCookies: readonly string[], isEncrypted: boolean): string[] {
  return setCookies.map((one) => (isEncrypted && !/;\s*secure\s*(?:;|$)/i.test(one) ? `${one}; Secure` : one))
}
