import type { RouteId } from '@hydrant/contract/routes.ts'
import { HIGH_SCALE_HEADER, WEBSTORE_BASE } from '@hydrant/contract/shared/paths.ts'
import type { Route } from '@hydrant/contract/shared/route.ts'
import type { Answered, CallAnswer, CallArguments } from './call.ts'
import { type CallScope, type UrlInput, urlOfCall } from './call-url.ts'
import { readServerErrors } from './error-body.ts'
import { AbortedError, FetchResponseError, NetworkError, UnreadableAnswerError } from './errors.ts'

/** How calls reach the server. */
export interface RequesterOptions extends CallScope {
  /** Any implementation of fetch; without one the platform's. */
  readonly fetch?: typeof fetch | undefined
  /** Sent with every call, such as an Authorization header. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Whether the store keeps carts of very many lines (`propertiesEx.highScaleCartEnabled` of its application context); cart calls then say so. */
  readonly isHighScaleCart?: (() => boolean) | undefined
}

/** Makes calls of the API. Both ways reject with a `ClientError`; a TypeError only tells of an id that the caller left empty. */
export interface Requester {
  /** Answers with the body. */
  readonly request: <Id extends RouteId>(route: Route & { readonly id: Id }, ...input: CallArguments<Id>) => Promise<CallAnswer<Id>>
  /** Answers with status, headers and body, for calls whose status or headers tell something. */
  readonly exchange: <Id extends RouteId>(route: Route & { readonly id: Id }, ...input: CallArguments<Id>) => Promise<Answered<CallAnswer<Id>>>
}

/** What a call looks like once its types have been checked. */
interface PlainInput extends UrlInput {
  readonly body?: unknown
  readonly signal?: AbortSignal
  readonly accept?: readonly number[]
}

/** Makes a requester. */
export function createRequester(options: RequesterOptions): Requester {
  const { fetch: send = fetch } = options

  // The overload is where JSON gets its type: the contract says what the server answers, and the server checks itself against it.
  function exchange<Id extends RouteId>(route: Route & { readonly id: Id }, ...input: CallArguments<Id>): Promise<Answered<CallAnswer<Id>>>
  async function exchange(route: Route, input: PlainInput = {}): Promise<Answered<unknown>> {
    const url = urlOfCall(route, options, input)
    const init = toInit(route, input, { ...scaleHeader(route, options), ...options.headers })
    const { response, text } = await reach({ url, signal: input.signal }, async () => {
      const received = await send(url, init)
      return { response: received, text: await received.text() }
    })
    const { status, statusText, headers } = response
    if (!response.ok && !input.accept?.includes(status)) throw new FetchResponseError({ url, status, statusText, errors: readServerErrors(text) })
    return { status, headers, body: status === 204 ? undefined : parseAnswer(text, { url, status }) }
  }

  return { exchange, request: async (route, ...input) => (await exchange(route, ...input)).body }
}

/** Products and categories of a fixed version are always read at high scale, carts where the store has it switched on. */
function scaleHeader({ path }: Route, { isHighScaleCart }: RequesterOptions): Readonly<Record<string, string>> {
  const isVersioned = path.startsWith(`${WEBSTORE_BASE}/versions/`)
  const isCart = path.startsWith(`${WEBSTORE_BASE}/carts`) && isHighScaleCart?.() === true
  return isVersioned || isCart ? { [HIGH_SCALE_HEADER]: 'true' } : {}
}

function toInit(route: Route, input: PlainInput, headers: RequesterOptions['headers']): RequestInit {
  const hasBody = input.body !== undefined
  return {
    method: route.method,
    credentials: 'same-origin',
    // Servers refuse an empty body that claims to be JSON, so that only a body gets the content type.
    headers: { accept: 'application/json', ...(hasBody && { 'content-type': 'application/json' }), ...headers },
    ...(hasBody && { body: JSON.stringify(input.body) }),
    ...(input.signal && { signal: input.signal }),
  }
}

/** Makes one attempt, and gives what goes wrong with it a tag. */
async function reach<Result>(call: { readonly url: string; readonly signal: AbortSignal | undefined }, attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    throw call.signal?.aborted ? new AbortedError(call.signal.reason) : new NetworkError(call.url, error)
  }
}

function parseAnswer(text: string, answer: { readonly url: string; readonly status: number }): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UnreadableAnswerError(answer, error)
  }
}
