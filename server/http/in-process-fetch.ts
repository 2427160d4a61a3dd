import type { FastifyInstance, InjectOptions } from 'fastify'

/** For whom the pages call the API. */
export interface Visitor {
  /** The browser's Cookie header. */
  readonly cookie: string
  readonly address: string
  /** What the browser calls itself. */
  readonly userAgent: string
  readonly host: string
}

/** A fetch for one page request, and the cookies that the API's answers set meanwhile. */
export interface VisitorFetch {
  readonly fetch: typeof fetch
  /** Set-Cookie headers to be passed on to the browser. */
  readonly setCookies: readonly string[]
}

/**
 * Calls the API of the same process without a socket, as the visitor: their cookies go along,
 * and a cookie that one answer sets goes along with the next call, as in a browser.
 */
export function createVisitorFetch(app: FastifyInstance, visitor: Visitor): VisitorFetch {
  const jar = readCookies(visitor.cookie)
  const setCookies: string[] = []
  const visitorFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const answer = await app.inject(await toInjection(request, jar, visitor))
    for (const header of [answer.headers['set-cookie'] ?? []].flat()) {
      setCookies.push(header)
      keepCookie(jar, header)
    }
    return new Response(answer.statusCode === 204 ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers: toHeaders(answer.headers) })
  }
  return { fetch: visitorFetch, setCookies }
}

async function toInjection(request: Request, jar: ReadonlyMap<string, string>, visitor: Visitor): Promise<InjectOptions> {
  const url = new URL(request.url)
  const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ')
  const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer())
  return {
    method: asMethod(request.method),
    url: url.pathname + url.search,
    headers: { ...Object.fromEntries(request.headers), host: visitor.host, 'user-agent': visitor.userAgent, ...(cookie !== '' && { cookie }) },
    remoteAddress: visitor.address,
    ...(body !== undefined && { payload: body }),
  }
}

function asMethod(method: string): 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS' {
  switch (method) {
    case 'POST':
    case 'PUT':
    case 'PATCH':
    case 'DELETE':
    case 'HEAD':
    case 'OPTIONS':
      return method
    default:
      return 'GET'
  }
}

function readCookies(header: string): Map<string, string> {
  const pairs = header.split(';').map((part) => part.trim())
  return new Map(pairs.flatMap((pair) => (pair.includes('=') ? [[pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const] : [])))
}

function keepCookie(jar: Map<string, string>, setCookie: string): void {
  const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim())
  const name = pair.slice(0, pair.indexOf('='))
  const value = pair.slice(pair.indexOf('=') + 1)
  const isExpired = attributes.some((attribute) => /^max-age=0$/i.test(attribute) || (/^expires=/i.test(attribute) && Date.parse(attribute.slice(8)) <= Date.now()))
  if (isExpired || value === '') jar.delete(name)
  else jar.set(name, value)
}

function toHeaders(headers: Readonly<Record<string, unknown>>): Headers {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'set-cookie' && (typeof value === 'string' || typeof value === 'number')) result.set(name, String(value))
  }
  return result
}
