import type { RouteId } from '@hydrant/contract/routes.ts'
import { HIGH_SCALE_HEADER, WEBSTORE_BASE } from '@hydrant/contract/shared/paths.ts'
import type { Route } from '@hydrant/contract/shared/route.ts'
import type { HttpResponse, CallResponse, CallArguments, CallOptions, CallPriority } from './call.ts'
import { type CallScope, type UrlInput, buildCallUrl } from './call-url.ts'
import { parseServerErrors } from './error-body.ts'
import { AbortedError, FetchResponseError, NetworkError, InvalidResponseError } from './errors.ts'

/** Sends a request; the platform's fetch does. */
export type SendRequest = (url: string, request: OutgoingRequest) => Promise<ReceivedResponse>

/** A request as calls send it. */
export interface OutgoingRequest {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string | Blob
  readonly credentials: RequestCredentials
  readonly priority: RequestPriority
  readonly signal: AbortSignal
}

/** What calls need of a response; the platform's `Response` has it. */
export interface ReceivedResponse extends Pick<Response, 'ok' | 'status' | 'statusText' | 'text'> {
  readonly headers: Pick<Headers, 'get'>
  /** The body of a success as JSON, when the sender has parsed it already; nobody changes it. */
  readonly parsedBody?: unknown
}

/** How calls are sent to the server. */
export interface RequesterOptions extends CallScope {
  /** An implementation of fetch; the platform's by default. */
  readonly fetch?: SendRequest | undefined
  /** Headers of every call, such as Authorization. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Whether cookies are sent: to the same origin by default; `include` for another origin that allows this site. */
  readonly credentials?: RequestCredentials | undefined
  /**
   * Resolves when the timeout of a call is over, and stops waiting when the signal aborts; half a minute by default.
   */
  readonly timeout?: ((signal: AbortSignal) => Promise<void>) | undefined
  /**
   * Whether the store supports carts of very many lines (`propertiesEx.highScaleCartEnabled` of its application
   * context); cart calls then send a header.
   */
  readonly isHighScaleCart?: (() => boolean) | undefined
}

/**
 * Makes calls of the API. Both functions reject with a `ClientError`; a TypeError means that the caller left an id
 * empty.
 */
export interface Requester {
  /** Returns the body of the response. */
  readonly request: <Id extends RouteId>(
    route: Route & { readonly id: Id },
    ...input: CallArguments<Id>
  ) => Promise<CallResponse<Id>>
  /** Returns status, headers and body, for calls whose status or headers matter. */
  readonly exchange: <Id extends RouteId>(
    route: Route & { readonly id: Id },
    ...input: CallArguments<Id>
  ) => Promise<HttpResponse<CallResponse<Id>>>
  /** Makes a call without the types of its route, for functions that give it types in another way. */
  readonly send: Exchange
}

/** The input of a call without the types of its route. */
export interface UntypedInput extends UrlInput, CallOptions {
  readonly body?: unknown
  readonly accept?: readonly number[]
}

/** A route with its id. */
export type IdentifiedRoute = Route & { readonly id: RouteId }

/** Makes a call without the types of its route. */
export type Exchange = (route: IdentifiedRoute, input: UntypedInput) => Promise<HttpResponse<unknown>>

/** How long a response is awaited by default, in milliseconds. */
const DEFAULT_TIMEOUT = 30_000

/** The fetch priority of each call priority. */
const FETCH_PRIORITY = { background: 'low', normal: 'auto', high: 'high' } as const satisfies Record<
  CallPriority,
  RequestPriority
>

/** Creates a requester: the object through which the calls of a client are sent. */
export function createRequester(options: RequesterOptions): Requester {
  return toTypedRequester(createUntypedExchange(options))
}

/** Wraps calls in a requester that gives them the types of their routes. */
export function toTypedRequester(untypedExchange: Exchange): Requester {
  // The overload types the JSON body: the contract defines what the server returns, and the server validates its
  // responses against the contract.
  function exchange<Id extends RouteId>(
    route: Route & { readonly id: Id },
    ...input: CallArguments<Id>
  ): Promise<HttpResponse<CallResponse<Id>>>
  function exchange(route: IdentifiedRoute, input: UntypedInput = {}): Promise<HttpResponse<unknown>> {
    return untypedExchange(route, input)
  }
  return { send: untypedExchange, exchange, request: async (route, ...input) => (await exchange(route, ...input)).body }
}

/** Creates a function that makes calls without checking their types. */
export function createUntypedExchange(options: RequesterOptions): Exchange {
  const { timeout = waitDefaultTimeout } = options
  const send: SendRequest = options.fetch ?? fetch
  return async (route, input) => {
    const url = buildCallUrl(route, options, input)
    const init = toRequestInit(route, input, options)
    const { response, text } = await sendWithTimeout({ url, signal: input.signal, timeout }, async (signal) => {
      const fetchResponse = await send(url, { ...init, signal })
      return { response: fetchResponse, text: fetchResponse.parsedBody === undefined ? await fetchResponse.text() : '' }
    })
    const { status, statusText, headers, parsedBody } = response
    if (!response.ok && !input.accept?.includes(status))
      throw new FetchResponseError({ url, status, statusText, errors: parseServerErrors(text) })
    if (status === 204) return { status, headers, body: undefined }
    return { status, headers, body: parsedBody === undefined ? parseJsonResponse(text, { url, status }) : parsedBody }
  }
}

/**
 * Returns the high-scale header for products and categories of a fixed version, and for carts where the store has it
 * enabled.
 */
function toHighScaleHeaders({ path }: Route, { isHighScaleCart }: RequesterOptions): Readonly<Record<string, string>> {
  const isVersioned = path.startsWith(`${WEBSTORE_BASE}/versions/`)
  const isCart = path.startsWith(`${WEBSTORE_BASE}/carts`) && isHighScaleCart?.() === true
  return isVersioned || isCart ? { [HIGH_SCALE_HEADER]: 'true' } : {}
}

function toRequestInit(
  route: Route,
  { body, priority = 'normal', headers }: UntypedInput,
  options: RequesterOptions,
): Omit<OutgoingRequest, 'signal'> {
  const isFile = body instanceof Blob
  const isJson = body !== undefined && !isFile
  return {
    method: route.method,
    credentials: options.credentials ?? 'same-origin',
    priority: FETCH_PRIORITY[priority],
    // Servers reject a write with an empty body that claims to be JSON; a file has its own content type.
    headers: {
      accept: 'application/json',
      ...((isJson || route.method === 'GET') && { 'content-type': 'application/json' }),
      ...toHighScaleHeaders(route, options),
      ...options.headers,
      ...headers,
    },
    ...(isFile && { body }),
    ...(isJson && { body: JSON.stringify(body) }),
  }
}

interface SendOptions {
  readonly url: string
  readonly signal: AbortSignal | undefined
  readonly timeout: NonNullable<RequesterOptions['timeout']>
}

/**
 * Makes one attempt, and converts what it throws into a tagged error. It never outlasts the caller's signal or the
 * timeout, even if fetch ignores signals.
 */
async function sendWithTimeout<Result>(
  { url, signal, timeout }: SendOptions,
  attempt: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (signal?.aborted) throw new AbortedError(signal.reason)
  const controller = new AbortController()
  const timeoutRejection = timeout(controller.signal).then((): never => {
    throw new DOMException('No answer came in time.', 'TimeoutError')
  })
  let stop = (): void => undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => {
      reject(new AbortedError(signal?.reason))
      controller.abort(signal?.reason)
    }
  })
  signal?.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([attempt(controller.signal), timeoutRejection, aborted])
  } catch (error) {
    throw error instanceof AbortedError ? error : new NetworkError(url, error)
  } finally {
    signal?.removeEventListener('abort', stop)
    controller.abort(ATTEMPT_IS_OVER)
  }
}

/** A constant, because an error would record its stack for every call. */
const ATTEMPT_IS_OVER = 'The attempt is over.'

/** Resolves after half a minute, and never when the signal aborts before. */
const waitDefaultTimeout = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, DEFAULT_TIMEOUT)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })

function parseJsonResponse(text: string, source: { readonly url: string; readonly status: number }): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new InvalidResponseError(source, error)
  }
}
