import type { FastifyInstance, InjectOptions } from 'fastify'
import { currentLocale } from '@hydrant/messages/locale.ts'
import { toCookieHeader, applySetCookie, parseCookies } from './visitor-cookies.ts'
import type { Visitor, VisitorFetch } from './visitor.ts'

/**
 * Creates a fetch that calls the API of the same process without a connection, on behalf of the visitor: it sends their
 * cookies, and a cookie that one response sets is sent with the next request, as in a browser.
 */
export function createVisitorFetch(app: FastifyInstance, visitor: Visitor): VisitorFetch {
  const jar = parseCookies(visitor.cookie)
  const setCookies: string[] = []
  const visitorFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const response = await app.inject(await toInjectOptions(request, jar, visitor))
    for (const header of [response.headers['set-cookie'] ?? []].flat()) {
      setCookies.push(header)
      applySetCookie(jar, header)
    }
    return new Response(response.statusCode === 204 ? null : new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers: toHeadersWithoutSetCookie(response.headers),
    })
  }
  return { fetch: visitorFetch, setCookies }
}

async function toInjectOptions(
  request: Request,
  jar: ReadonlyMap<string, string>,
  visitor: Visitor,
): Promise<InjectOptions> {
  const url = new URL(request.url)
  const cookie = toCookieHeader(jar)
  const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer())
  return {
    method: toHttpMethodOrGet(request.method),
    url: url.pathname + url.search,
    headers: {
      ...Object.fromEntries(request.headers),
      host: visitor.host,
      'user-agent': visitor.userAgent,
      'accept-language': currentLocale(),
      ...(cookie !== '' && { cookie }),
    },
    remoteAddress: visitor.address,
    ...(body !== undefined && { payload: body }),
  }
}

function toHttpMethodOrGet(method: string): 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS' {
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

function toHeadersWithoutSetCookie(headers: Readonly<Record<string, unknown>>): Headers {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'set-cookie' && (typeof value === 'string' || typeof value === 'number'))
      result.set(name, String(value))
  }
  return result
}
