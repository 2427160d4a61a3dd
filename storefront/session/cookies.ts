/**
 * The shop's own cookies in one request. A cookie that is set can be read back immediately, and is sent with the
 * response.
 */
export interface ShopCookies {
  readonly read: (name: string) => string | null
  /** Sets a cookie for `seconds`, or until the browser is closed. Scripts can read it only if `isReadable` is true. */
  readonly set: (
    name: string,
    value: string,
    options?: { readonly seconds: number; readonly isReadable?: boolean },
  ) => void
  readonly clear: (name: string) => void
  /** The Set-Cookie headers of the response. */
  readonly setCookieHeaders: () => readonly string[]
}

/** The path and security of new cookies. */
interface CookieScope {
  /** The base path; empty at the root. */
  readonly sitePath: string
  readonly isSecure: boolean
}

/** Creates the shop's cookies of one request from its Cookie header. */
export function createShopCookies(request: Request, { sitePath, isSecure }: CookieScope): ShopCookies {
  const valuesByName = parseCookies(request.headers.get('cookie') ?? '')
  const headerByName = new Map<string, string>()
  const path = `Path=${sitePath || '/'}`
  const attributes = `SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    read: (name) => valuesByName.get(name) || null,
    set(name, value, options) {
      valuesByName.set(name, value)
      const maxAge = options === undefined ? '' : `; Max-Age=${options.seconds}`
      headerByName.set(
        name,
        `${name}=${encodeURIComponent(value)}; ${path}${options?.isReadable === true ? '' : '; HttpOnly'}; ${attributes}${maxAge}`,
      )
    },
    clear(name) {
      valuesByName.delete(name)
      headerByName.set(name, `${name}=; ${path}; HttpOnly; ${attributes}; Max-Age=0`)
    },
    setCookieHeaders: () => [...headerByName.values()],
  }
}

/** Reads a cookie from a Cookie header, undecoded when it cannot be decoded; null when it is missing. */
export function findDecodedCookieText(header: string, name: string): string | null {
  const pair = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
  if (pair === undefined) return null
  const text = pair.slice(name.length + 1)
  return decodeCookieTextOrNull(text) ?? text
}

/** Lists the names of all cookies of a Cookie header, including unreadable ones. */
export function listCookieNames(header: string): readonly string[] {
  return header
    .split(';')
    .map((pair) => pair.replace(/=.*/s, '').trim())
    .filter((name) => name !== '')
}

function parseCookies(header: string): Map<string, string> {
  const pairs = header.split(';').flatMap((pair) => {
    const [name = '', ...valueParts] = pair.split('=')
    const value = decodeCookieTextOrNull(valueParts.join('=').trim())
    return name.trim() === '' || value === null ? [] : [[name.trim(), value] as const]
  })
  return new Map(pairs)
}

function decodeCookieTextOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
