import { ROUTES, type RouteId } from '@hydrant/contract/routes.ts'
import type { Route } from '@hydrant/contract/shared/route.ts'
import { SEO_LIFETIME } from './cache-policy.ts'
import type { Answered, CallAnswer, CallArguments } from './call.ts'
import { urlOfCall } from './call-url.ts'
import { isResponseError } from './errors.ts'
import { REFRESHED_BY } from './refreshed-by.ts'
import {
  createExchange,
  type PlainInput,
  type PlainRoute,
  type Requester,
  type RequesterOptions,
  typedRequester,
} from './request.ts'
import type { Resource, ResourceCache } from './resource-cache.ts'

/** A requester that keeps answers. */
export interface CachedRequester extends Requester {
  /** A read as something that a view can watch (`watchResource`). */
  readonly resource: <Id extends RouteId>(
    route: Route & { readonly id: Id },
    ...input: CallArguments<Id>
  ) => Resource<Answered<CallAnswer<Id>>>
}

/**
 * What the server still works on may be used so long, in milliseconds: readers at the same moment share it, and nobody
 * takes it for the end.
 */
const PROVISIONAL_LIFETIME = 1000

/** Refusals that speak of something that is no longer as the caller thought; what is kept of it is not true either. */
const TELLS_OF_CHANGES = [404, 409, 410, 412]

/** Parameters that name a whole of which everything may change with one of its parts, and nothing of another one. */
const WHOLES = ['cartStateOrId', 'wishlistId', 'accountId']

/** Ids are told in 15 or in 18 characters, of which the last three only check the others. */
const ID_LENGTH = 15

/** Names that stand for whichever cart or account it is. */
const ALIASES = ['current', 'active']

/**
 * Makes a requester whose reads go through a cache, each by the policy of its caller, and whose writes refresh what
 * they change.
 */
export function createCachedRequester(cache: ResourceCache, options: RequesterOptions): CachedRequester {
  const send = createExchange(options)
  const identity = identityIn(cache, options)

  // The overload is where what goes through the cache keeps the type of its route.
  function resource<Id extends RouteId>(
    route: Route & { readonly id: Id },
    ...input: CallArguments<Id>
  ): Resource<Answered<CallAnswer<Id>>>
  function resource(route: PlainRoute, input: PlainInput = {}): Resource<Answered<unknown>> {
    return plainResource(route, input)
  }

  function plainResource(route: PlainRoute, input: PlainInput): Resource<Answered<unknown>> {
    const { params, body, headers, accept } = input
    return {
      key: [
        route.id,
        new URLSearchParams(params),
        urlOfCall(route, options, input),
        JSON.stringify([body, headers, accept]),
        identity,
      ].join(' '),
      lifetime: (answered) => lifetimeOf(route.id, answered),
      load: (signal) => send(route, { ...input, signal }),
    }
  }

  async function exchange(route: PlainRoute, input: PlainInput): Promise<Answered<unknown>> {
    if (!isWrite(route.id)) return cache.read(plainResource(route, input), input)
    const isRefreshed = refreshAfter(route.id, input.params)
    try {
      const answered = await send(route, input)
      forget(route.id, isRefreshed)
      return answered
    } catch (error) {
      // A write whose answer was never heard may have happened.
      if (!isResponseError(error) || error.status >= 500 || TELLS_OF_CHANGES.includes(error.status))
        forget(route.id, isRefreshed)
      throw error
    }
  }

  /** Of what was told to somebody else nothing may be served any more, not even as what is stale. */
  function forget(id: keyof typeof REFRESHED_BY, isMeant: (key: string) => boolean): void {
    if (REFRESHED_BY[id] === 'everything') cache.clear(isMeant)
    else cache.expire(isMeant)
  }

  return { ...typedRequester(exchange), resource }
}

/**
 * Who asks, among those who share a cache: what one of them is told is not for another. A number, because the headers
 * may hold a token.
 */
function identityIn(cache: ResourceCache, { headers, credentials }: RequesterOptions): number {
  const known = identities.get(cache) ?? new Map<string, number>()
  identities.set(cache, known)
  const described = JSON.stringify([credentials, ...new Headers(headers)])
  const identity = known.get(described) ?? known.size
  known.set(described, identity)
  return identity
}

const identities = new WeakMap<ResourceCache, Map<string, number>>()

function isWrite(id: RouteId): id is keyof typeof REFRESHED_BY {
  return Object.hasOwn(REFRESHED_BY, id)
}

/** Tells by their keys which answers a write made untrue. */
function refreshAfter(id: keyof typeof REFRESHED_BY, params: PlainInput['params'] = {}): (key: string) => boolean {
  const reads: readonly string[] | 'everything' = REFRESHED_BY[id]
  return (key) => {
    const [read = '', about = ''] = key.split(' ')
    if (reads === 'everything') return Object.hasOwn(ROUTES, read)
    const ofWhat = new URLSearchParams(about)
    // A guest's cart is moved into another one, which is not named.
    return (
      reads.includes(read) && (id === 'preserveCart' || WHOLES.every((name) => isSame(ofWhat.get(name), params[name])))
    )
  }
}

/** Whether what a read is of is, or may be, what a write was made to. */
function isSame(read: string | null, written: string | undefined): boolean {
  return (
    read === null ||
    written === undefined ||
    read.slice(0, ID_LENGTH) === written.slice(0, ID_LENGTH) ||
    ALIASES.includes(read) ||
    ALIASES.includes(written)
  )
}

function lifetimeOf(id: RouteId, { status, body }: Answered<unknown>): number | undefined {
  if (status === 202 || isBeingWorkedOn(body)) return PROVISIONAL_LIFETIME
  return id === 'getSeoProperties' ? SEO_LIFETIME : undefined
}

function isBeingWorkedOn(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  if ('cartSummary' in body) return isBeingWorkedOn(body.cartSummary)
  return 'asyncOperationStatus' in body && body.asyncOperationStatus === 'Processing'
}
