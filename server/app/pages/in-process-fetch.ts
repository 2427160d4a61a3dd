import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { currentLocale } from '@hydrant/messages/locale.ts'
import { getPricedProducts } from '../../http/priced-products.ts'
import { findSentResponse } from '../../http/send-cached-response.ts'
import type { PricedProducts } from '../../webstore/service.ts'
import { parseOnce } from './parsed-responses.ts'
import { toCookieHeader, applySetCookie, parseCookies } from './visitor-cookies.ts'
import type { ApiFetch, ApiResponse, Visitor, VisitorFetch } from './visitor.ts'

/**
 * Creates a fetch that calls the API of the same process without a connection, on behalf of the visitor: it sends their
 * cookies, and a cookie that one response sets is sent with the next request, as in a browser.
 */
export function createVisitorFetch(app: FastifyInstance, visitor: Visitor): VisitorFetch {
  const jar = parseCookies(visitor.cookie)
  const setCookies: string[] = []
  let pricedProducts: PricedProducts = []
  const visitorFetch: ApiFetch = async (url, request = {}) => {
    const response = await app.inject(await toInjectOptions({ ...request, url }, jar, visitor))
    pricedProducts = combineProducts(pricedProducts, getPricedProducts(response.raw.res))
    for (const header of [response.headers['set-cookie'] ?? []].flat()) {
      setCookies.push(header)
      applySetCookie(jar, header)
    }
    return toApiResponse(response)
  }
  return { fetch: visitorFetch, setCookies, getPricedProducts: () => pricedProducts }
}

function combineProducts(one: PricedProducts, other: PricedProducts): PricedProducts {
  if (one === 'all' || other === 'all') return 'all'
  return other.length === 0 ? one : [...new Set([...one, ...other])]
}

type ApiRequest = NonNullable<Parameters<ApiFetch>[1]> & { readonly url: string }

async function toInjectOptions(
  { url, method = 'GET', headers, body }: ApiRequest,
  jar: ReadonlyMap<string, string>,
  visitor: Visitor,
): Promise<InjectOptions> {
  const { pathname, search } = new URL(url)
  const cookie = toCookieHeader(jar)
  return {
    method: toHttpMethodOrGet(method),
    url: pathname + search,
    headers: {
      ...(body instanceof Blob && { 'content-type': body.type }),
      ...headers,
      host: visitor.host,
      'user-agent': visitor.userAgent,
      'accept-language': currentLocale(),
      ...(cookie !== '' && { cookie }),
    },
    remoteAddress: visitor.address,
    ...(body !== undefined && { payload: body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : body }),
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

function toApiResponse({ statusCode, headers, rawPayload, raw }: LightMyRequestResponse): ApiResponse {
  const cached = findSentResponse(raw.res)
  return {
    ok: statusCode >= 200 && statusCode < 300,
    status: statusCode,
    statusText: '',
    headers: {
      get(name) {
        const value = headers[name.toLowerCase()]
        return typeof value === 'string' || typeof value === 'number' ? String(value) : null
      },
    },
    text: () => Promise.resolve(rawPayload.toString()),
    ...(cached?.status === statusCode && { parsedBody: parseOnce(cached) }),
  }
}
