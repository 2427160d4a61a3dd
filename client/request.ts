import type { RouteId } from '@hydrant/contract/routes.ts'
import { HIGH_SCALE_HEADER, WEBSTORE_BASE } from '@hydrant/contract/shared/paths.ts'
import type { Route } from '@hydrant/contract/shared/route.ts'
import type { Answered, CallAnswer, CallArguments, CallOptions, CallPriority } from './call.ts'
import { type CallScope, type UrlInput, urlOfCall } from './call-url.ts'
import { readServerErrors } from './error-body.ts'
import { AbortedError, FetchResponseError, NetworkError, UnreadableAnswerError } from './errors.ts'
import { pause } from './pause.ts'

/** How calls reach the server. */
export interface RequesterOptions extends CallScope {
  /** Any implementation of fetch; without one the platform's. */
  readonly fetch?: typeof fetch | undefined
  /** Sent with every call, such as an Authorization header. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /**
   * Whether cookies go along: to the same origin unless it is given; `include` for a server elsewhere that lets this
   * site in.
   */
  readonly credentials?: RequestCredentials | undefined
  /**
   * Resolves when an answer has been waited for long enough, and ends its wait when the signal says so; without one
   * after half a minute.
   */
  readonly patience?: ((signal: AbortSignal) => Promise<void>) | undefined
  /**
   * Whether the store keeps carts of very many lines (`propertiesEx.highScaleCartEnabled` of its application context);
   * cart calls then say so.
   */
  readonly isHighScaleCart?: (() => boolean) | undefined
}

/**
 * Makes calls of the API. Both ways reject with a `ClientError`; a TypeError only tells of an id that the caller left
 * empty.
 */
export interface Requester {
  /** Answers with the body. */
  readonly request: <Id extends RouteId>(
    route: Route & { readonly id: Id },
    ...input: CallArguments<Id>
  ) => Promise<CallAnswer<Id>>
  /** Answers with status, headers and body, for calls whose status or headers tell something. */
  readonly exchange: <Id extends RouteId>(
    route: Route & { readonly id: Id },
    ...input: CallArguments<Id>
  ) => Promise<Answered<CallAnswer<Id>>>
}

/** What a call looks like once its types have been checked. */
export interface PlainInput extends UrlInput, CallOptions {
  readonly body?: unknown
  readonly accept?: readonly number[]
}

/** A route by its name. */
export type PlainRoute = Route & { readonly id: RouteId }

/** One call, before its answer has the type of its route. */
export type Exchange = (route: PlainRoute, input: PlainInput) => Promise<Answered<unknown>>

/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 30_000

/** What the platform calls the priorities. */
const FETCH_PRIORITY = { background: 'low', normal: 'auto', high: 'high' } as const satisfies Record<
  CallPriority,
  RequestPriority
>

/** Makes a requester. */
export function createRequester(options: RequesterOptions): Requester {
  return typedRequester(createExchange(options))
}

/** Gives calls the types of their routes. */
export function typedRequester(plainly: Exchange): Requester {
  // The overload is where JSON gets its type: the contract says what the server answers, and the server checks itself
  // against it.
  function exchange<Id extends RouteId>(
    route: Route & { readonly id: Id },
    ...input: CallArguments<Id>
  ): Promise<Answered<CallAnswer<Id>>>
  function exchange(route: PlainRoute, input: PlainInput = {}): Promise<Answered<unknown>> {
    return plainly(route, input)
  }
  return { exchange, request: async (route, ...input) => (await exchange(route, ...input)).body }
}

/** Makes calls whose types somebody else looks after. */
export function createExchange(options: RequesterOptions): Exchange {
  const { fetch: send = fetch, patience = usualPatience } = options
  return async (route, input) => {
    const url = urlOfCall(route, options, input)
    const init = toInit(route, input, options)
    const { response, text } = await reach({ url, signal: input.signal, patience }, async (signal) => {
      const received = await send(url, { ...init, signal })
      return { response: received, text: await received.text() }
    })
    const { status, statusText, headers } = response
    if (!response.ok && !input.accept?.includes(status))
      throw new FetchResponseError({ url, status, statusText, errors: readServerErrors(text) })
    return { status, headers, body: status === 204 ? undefined : parseAnswer(text, { url, status }) }
  }
}

/**
 * Products and categories of a fixed version are always read at high scale, carts where the store has it switched on.
 */
function scaleHeader({ path }: Route, { isHighScaleCart }: RequesterOptions): Readonly<Record<string, string>> {
  const isVersioned = path.startsWith(`${WEBSTORE_BASE}/versions/`)
  const isCart = path.startsWith(`${WEBSTORE_BASE}/carts`) && isHighScaleCart?.() === true
  return isVersioned || isCart ? { [HIGH_SCALE_HEADER]: 'true' } : {}
}

function toInit(
  route: Route,
  { body, priority = 'normal', headers }: PlainInput,
  options: RequesterOptions,
): RequestInit {
  const isFile = body instanceof Blob
  const isJson = body !== undefined && !isFile
  return {
    method: route.method,
    credentials: options.credentials ?? 'same-origin',
    priority: FETCH_PRIORITY[priority],
    // Servers refuse a write with an empty body that claims to be JSON; files say themselves what they are.
    headers: {
      accept: 'application/json',
      ...((isJson || route.method === 'GET') && { 'content-type': 'application/json' }),
      ...scaleHeader(route, options),
      ...options.headers,
      ...headers,
    },
    ...(isFile && { body }),
    ...(isJson && { body: JSON.stringify(body) }),
  }
}

interface Reaching {
  readonly url: string
  readonly signal: AbortSignal | undefined
  readonly patience: NonNullable<RequesterOptions['patience']>
}

/**
 * Makes one attempt, and gives what goes wrong with it a tag. None outlasts the caller's signal or patience, whatever a
 * fetch makes of signals.
 */
async function reach<Result>(
  { url, signal, patience }: Reaching,
  attempt: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (signal?.aborted) throw new AbortedError(signal.reason)
  const over = new AbortController()
  const until = signal === undefined ? over.signal : AbortSignal.any([signal, over.signal])
  const tooLate = patience(until).then((): never => {
    throw new DOMException('No answer came in time.', 'TimeoutError')
  })
  try {
    return await Promise.race([attempt(until), tooLate])
  } catch (error) {
    throw signal?.aborted ? new AbortedError(signal.reason) : new NetworkError(url, error)
  } finally {
    over.abort()
  }
}

const usualPatience = (signal: AbortSignal): Promise<void> => pause(PATIENCE, signal)

function parseAnswer(text: string, answer: { readonly url: string; readonly status: number }): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UnreadableAnswerError(answer, error)
  }
}
