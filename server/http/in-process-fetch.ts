import type { FastifyInstance, InjectOptions } from 'fastify'
import { cookieHeader, keepCookie, readCookies } from './visitor-cookies.ts'
import type { Visitor, VisitorFetch } from './visitor.ts'

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
    return new Response(answer.statusCode === 204 ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: toHeaders(answer.headers),
    })
  }
  return { fetch: visitorFetch, setCookies }
}

async function toInjection(
  request: Request,
  jar: ReadonlyMap<string, string>,
  visitor: Visitor,
): Promise<InjectOptions> {
  const url = new URL(request.url)
  const cookie = cookieHeader(jar)
  const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer())
  return {
    method: asMethod(request.method),
    url: url.pathname + url.search,
    headers: {
      ...Object.fromEntries(request.headers),
      host: visitor.host,
      'user-agent': visitor.userAgent,
      ...(cookie !== '' && { cookie }),
    },
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

function toHeaders(headers: Readonly<Record<string, unknown>>): Headers {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'set-cookie' && (typeof value === 'string' || typeof value === 'number'))
      result.set(name, String(value))
  }
  return result
}
