/** Creates a `fetch` that stores and sends cookies, as a browser does for one shop, and counts its calls. */
export function createCountingCookieFetch() {
  const cookies = new Map<string, string>()
  let count = 0
  const cookieFetch: typeof fetch = async (input, init) => {
    count += 1
    const headers = new Headers(init?.headers)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(input, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';')
      const [name = '', ...value] = pair.split('=')
      if (attributes.some((attribute) => /^\s*max-age=0$|^\s*expires=thu, 01 jan 1970/i.test(attribute)))
        cookies.delete(name.trim())
      else cookies.set(name.trim(), value.join('='))
    }
    return response
  }
  return { fetch: cookieFetch, calls: () => count }
}
