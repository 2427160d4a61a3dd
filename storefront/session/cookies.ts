/** The shop's own cookies within one request. What is set is read back at once, and sent with the answer. */
export interface ShopCookies {
  readonly read: (name: string) => string | null
  /**
   * Keeps a text in the browser, out of reach of its scripts unless it `isReadable`; without a lifetime until the
   * browser is closed.
   */
  readonly set: (
    name: string,
    value: string,
    keeping?: { readonly seconds: number; readonly isReadable?: boolean },
  ) => void
  readonly clear: (name: string) => void
  /** The Set-Cookie headers that the answer needs. */
  readonly changes: () => readonly string[]
}

/** Which cookies a request brings, and where new ones belong. */
interface CookiePlace {
  /** The path that the shop is mounted under; empty at the root. */
  readonly basePath: string
  readonly isSecure: boolean
}

/** Opens the cookies of a request. */
export function openCookies(request: Request, { basePath, isSecure }: CookiePlace): ShopCookies {
  const values = parseCookies(request.headers.get('cookie') ?? '')
  const changed = new Map<string, string>()
  const path = `Path=${basePath || '/'}`
  const attributes = `SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    read: (name) => values.get(name) || null,
    set(name, value, keeping) {
      values.set(name, value)
      const age = keeping === undefined ? '' : `; Max-Age=${keeping.seconds}`
      changed.set(
        name,
        `${name}=${encodeURIComponent(value)}; ${path}${keeping?.isReadable === true ? '' : '; HttpOnly'}; ${attributes}${age}`,
      )
    },
    clear(name) {
      values.delete(name)
      changed.set(name, `${name}=; ${path}; HttpOnly; ${attributes}; Max-Age=0`)
    },
    changes: () => [...changed.values()],
  }
}

/** The text of a cookie in a header, as it stands there where it cannot be decoded; null without one. */
export function readCookieText(header: string, name: string): string | null {
  const pair = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
  if (pair === undefined) return null
  const text = pair.slice(name.length + 1)
  return decode(text) ?? text
}

/** The names of all cookies of a Cookie header, the unreadable ones, too. */
export function cookieNames(header: string): readonly string[] {
  return header
    .split(';')
    .map((pair) => pair.replace(/=.*/s, '').trim())
    .filter((name) => name !== '')
}

function parseCookies(header: string): Map<string, string> {
  const pairs = header.split(';').flatMap((pair) => {
    const [name = '', ...rest] = pair.split('=')
    const value = decode(rest.join('=').trim())
    return name.trim() === '' || value === null ? [] : [[name.trim(), value] as const]
  })
  return new Map(pairs)
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
