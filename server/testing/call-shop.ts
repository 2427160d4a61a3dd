import { API_VERSION, WEBSTORE_BASE } from '@hydrant/contract/shared/paths.ts'
import { assertMatchesContract } from './check-response.ts'

/** The request of a test. */
export interface Call {
  /** Sent as a bearer token. */
  readonly token?: string
  /** Sent as the Cookie header; the value of `Reply.cookie`. */
  readonly cookie?: string
  /** Sent as JSON; text and bytes are sent unchanged. */
  readonly body?: unknown
  readonly query?: Readonly<Record<string, string | number | boolean>>
  readonly headers?: Readonly<Record<string, string>>
}

/** The response that a test gets. */
export interface Reply<Body = unknown> {
  readonly status: number
  /** The parsed JSON; other text unchanged; undefined without a body. */
  readonly body: Body
  readonly headers: Headers
  /** The cookies that were set, ready to be sent as a Cookie header; '' when there are none. */
  readonly cookie: string
}

const STORE = '/webstore'

/**
 * Calls a shop over HTTP, and throws when the response violates the contract. A path that starts with '/webstore' is
 * expanded to the path of a web store endpoint.
 */
export async function callShopAndCheckResponse<Body>(
  shop: { readonly url: string; readonly webstoreId: string },
  target: { method: string; path: string },
  call: Call,
): Promise<Reply<Body>> {
  const { token, cookie, body, query = {} } = call
  const url = new URL(shop.url + toFullPath(target.path, shop.webstoreId))
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  const response = await fetch(url, {
    method: target.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(cookie !== undefined && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...call.headers,
    },
    ...(body !== undefined && { body: toBytes(body) }),
  })
  const cookies = response.headers.getSetCookie().map((text) => text.split(';')[0])
  const text = await response.text()
  assertMatchesContract({
    method: target.method,
    path: url.pathname,
    status: response.status,
    text,
    contentType: response.headers.get('content-type') ?? '',
  })
  // The body has the type that the test declares; the test checks the values.
  return {
    status: response.status,
    body: parseBody(text, response) as Body,
    headers: response.headers,
    cookie: cookies.join('; '),
  }
}

function toBytes(body: unknown): Buffer<ArrayBuffer> {
  return body instanceof Uint8Array
    ? Buffer.from(body)
    : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
}

function toFullPath(path: string, webstoreId: string): string {
  if (path !== STORE && !path.startsWith(`${STORE}/`)) return path
  return WEBSTORE_BASE.replace(':apiVersion', API_VERSION).replace(':webstoreId', webstoreId) + path.slice(STORE.length)
}

function parseBody(text: string, response: Response): unknown {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  if (text === '') return undefined
  return isJson ? JSON.parse(text) : text
}
