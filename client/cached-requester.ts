import { ROUTES, type RouteId } from '@hydrant/contract/routes.ts'
import type { Route } from '@hydrant/contract/shared/route.ts'
import { SEO_LIFETIME } from './cache-policy.ts'
import type { HttpResponse, CallResponse, CallArguments } from './call.ts'
import { buildCallUrl } from './call-url.ts'
import { isResponseError } from './errors.ts'
import { INVALIDATIONS } from './invalidations.ts'
import {
  createExchange,
  type UntypedInput,
  type IdentifiedRoute,
  type Requester,
  type RequesterOptions,
  toTypedRequester,
} from './request.ts'
import type { Resource, ResourceCache } from './resource-cache.ts'

/** A requester that caches responses. */
export interface CachedRequester extends Requester {
  /** Returns a read as a resource that a view can watch (`watchResource`). */
  readonly resource: <Id extends RouteId>(
    route: Route & { readonly id: Id },
    ...input: CallArguments<Id>
  ) => Resource<HttpResponse<CallResponse<Id>>>
}

/**
 * How long a response may be cached while the server is still working on it, in milliseconds: concurrent readers share
 * it, and nobody takes it for the final one.
 */
const PROVISIONAL_LIFETIME = 1000

/** Error statuses that mean something has changed on the server; cached responses about it are stale as well. */
const STALE_STATUSES = [404, 409, 410, 412]

/**
 * Parameters that name what a resource belongs to: a change to one part may change everything with the same id, and
 * nothing with another id.
 */
const OWNER_PARAMS = ['cartStateOrId', 'wishlistId', 'accountId']

/** Ids have 15 or 18 characters; the last three of 18 are a checksum of the others. */
const ID_LENGTH = 15

/** Aliases that may stand for any cart or account. */
const ALIASES = ['current', 'active']

/**
 * Creates a requester whose reads go through a cache, each by its caller's policy, and whose writes invalidate the
 * reads that they affect.
 */
export function createCachedRequester(cache: ResourceCache, options: RequesterOptions): CachedRequester {
  const send = createExchange(options)
  const identity = identityNumberOf(cache, options)

  // The overload gives a cached response the type of its route.
  function resource<Id extends RouteId>(
    route: Route & { readonly id: Id },
    ...input: CallArguments<Id>
  ): Resource<HttpResponse<CallResponse<Id>>>
  function resource(route: IdentifiedRoute, input: UntypedInput = {}): Resource<HttpResponse<unknown>> {
    return toResource(route, input)
  }

  function toResource(route: IdentifiedRoute, input: UntypedInput): Resource<HttpResponse<unknown>> {
    const { params, body, headers, accept } = input
    return {
      key: [
        route.id,
        new URLSearchParams(params),
        buildCallUrl(route, options, input),
        JSON.stringify([body, headers, accept]),
        identity,
      ].join(' '),
      lifetime: (response) => lifetimeOf(route.id, response),
      load: (signal) => send(route, { ...input, signal }),
    }
  }

  async function exchange(route: IdentifiedRoute, input: UntypedInput): Promise<HttpResponse<unknown>> {
    if (!isWrite(route.id)) return cache.read(toResource(route, input), input)
    const isInvalidated = createInvalidationMatcher(route.id, input.params)
    try {
      const response = await send(route, input)
      invalidate(route.id, isInvalidated)
      return response
    } catch (error) {
      // A write whose response never arrived may have succeeded.
      if (!isResponseError(error) || error.status >= 500 || STALE_STATUSES.includes(error.status))
        invalidate(route.id, isInvalidated)
      throw error
    }
  }

  /** After a change of user nothing cached may be served, not even as stale data. */
  function invalidate(id: keyof typeof INVALIDATIONS, matches: (key: string) => boolean): void {
    if (INVALIDATIONS[id] === 'everything') cache.clear(matches)
    else cache.expire(matches)
  }

  return { ...toTypedRequester(exchange), resource }
}

/**
 * Returns a number for the caller among those who share a cache, because responses for one caller must not be served to
 * another. A number, because the headers may hold a token.
 */
function identityNumberOf(cache: ResourceCache, { headers, credentials }: RequesterOptions): number {
  const identityNumbers = identities.get(cache) ?? new Map<string, number>()
  identities.set(cache, identityNumbers)
  const description = JSON.stringify([credentials, ...new Headers(headers)])
  const identity = identityNumbers.get(description) ?? identityNumbers.size
  identityNumbers.set(description, identity)
  return identity
}

const identities = new WeakMap<ResourceCache, Map<string, number>>()

function isWrite(id: RouteId): id is keyof typeof INVALIDATIONS {
  return Object.hasOwn(INVALIDATIONS, id)
}

/** Returns a function that decides by a cache key whether a write invalidates that response. */
function createInvalidationMatcher(
  id: keyof typeof INVALIDATIONS,
  params: UntypedInput['params'] = {},
): (key: string) => boolean {
  const reads: readonly string[] | 'everything' = INVALIDATIONS[id]
  return (key) => {
    const [read = '', paramText = ''] = key.split(' ')
    if (reads === 'everything') return Object.hasOwn(ROUTES, read)
    const readParams = new URLSearchParams(paramText)
    // A guest's cart is merged into another cart, whose id the request does not name.
    return (
      reads.includes(read) &&
      (id === 'preserveCart' || OWNER_PARAMS.every((name) => mayBeSame(readParams.get(name), params[name])))
    )
  }
}

/** Whether the resource that was read is, or may be, the one that was written. */
function mayBeSame(read: string | null, written: string | undefined): boolean {
  return (
    read === null ||
    written === undefined ||
    read.slice(0, ID_LENGTH) === written.slice(0, ID_LENGTH) ||
    ALIASES.includes(read) ||
    ALIASES.includes(written)
  )
}

function lifetimeOf(id: RouteId, { status, body }: HttpResponse<unknown>): number | undefined {
  if (status === 202 || isProcessing(body)) return PROVISIONAL_LIFETIME
  return id === 'getSeoProperties' ? SEO_LIFETIME : undefined
}

function isProcessing(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  if ('cartSummary' in body) return isProcessing(body.cartSummary)
  return 'asyncOperationStatus' in body && body.asyncOperationStatus === 'Processing'
}
