/** The shop's own cookies within one request. What is set is read back at once, and sent with the answer. */
export interface ShopCookies {
  readonly read: (name: string) => string | null
  /** Keeps a text in the browser, out of reach of its scripts; without a lifetime until the browser is closed. */
  readonly set: (name: string, value: string, lifetime?: { readonly seconds: number }) => void
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
  const attributes = `Path=${basePath || '/'}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    read: (name) => values.get(name) || null,
    set(name, value, lifetime) {
      values.set(name, value)
      const age = lifetime === undefined ? '' : `; Max-Age=${lifetime.seconds}`
      changed.set(name, `${name}=${encodeURIComponent(value)}; ${attributes}${age}`)
    },
    clear(name) {
      values.delete(name)
      changed.set(name, `${name}=; ${attributes}; Max-Age=0`)
    },
    changes: () => [...changed.values()],
  }
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
