import type { RouteId } from '@hydrant/contract/routes.ts'
import { isReadRoute, type Route } from '@hydrant/contract/shared/route.ts'
import { DEFAULT_LIFETIME, SEO_LIFETIME } from './cache-policy.ts'
import type { HttpResponse, CallResponse, CallArguments } from './call.ts'
import { buildCallUrl } from './call-url.ts'
import {
  createUntypedExchange,
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

/** How long before its expiry the application context is read again, in milliseconds. */
const REFRESH_BEFORE_EXPIRY = 30_000

/** Calls that change who the visitor is; after them cached responses are removed, also for readers of stale data. */
const USER_CHANGING_CALLS: readonly RouteId[] = ['signIn', 'signOut']

/** The prefix of the cache keys of calls; a write expires only the entries with this prefix. */
const KEY_PREFIX = 'call '

/**
 * Creates a requester that reads through a cache, as the `policy` of each call says. Every write invalidates all cached
 * responses, because it may have changed a price, a total or a stock level, even if its response was an error.
 */
export function createCachedRequester(cache: ResourceCache, options: RequesterOptions): CachedRequester {
  const send = createUntypedExchange(options)
  const identity = getOrAssignIdentityNumber(cache, options)

  // The overload gives a cached response the type of its route.
  function resource<Id extends RouteId>(
    route: Route & { readonly id: Id },
    ...input: CallArguments<Id>
  ): Resource<HttpResponse<CallResponse<Id>>>
  function resource(route: IdentifiedRoute, input: UntypedInput = {}): Resource<HttpResponse<unknown>> {
    return toResource(route, input)
  }

  function toResource(route: IdentifiedRoute, input: UntypedInput): Resource<HttpResponse<unknown>> {
    const { body, headers, accept } = input
    const url = buildCallUrl(route, options, input)
    return {
      key: `${KEY_PREFIX}${identity} ${route.method} ${url} ${JSON.stringify([body, headers, accept])}`,
      lifetime: (response) => getResponseLifetime(route.id, response),
      load: (signal) => send(route, { ...input, signal }),
    }
  }

  async function exchange(route: IdentifiedRoute, input: UntypedInput): Promise<HttpResponse<unknown>> {
    if (isReadRoute(route)) return cache.read(toResource(route, input), input)
    try {
      return await send(route, input)
    } finally {
      const isCall = (key: string) => key.startsWith(KEY_PREFIX)
      if (USER_CHANGING_CALLS.includes(route.id)) cache.clear(isCall)
      else cache.expire(isCall)
    }
  }

  return { ...toTypedRequester(exchange), resource }
}

/**
 * Returns the number of a caller among those who share a cache, and assigns the next one to a new caller. It is part of
 * the cache key, so that no caller is served the responses of another. The headers themselves may contain a token.
 */
function getOrAssignIdentityNumber(cache: ResourceCache, { headers, credentials }: RequesterOptions): number {
  const identityNumbers = identities.get(cache) ?? new Map<string, number>()
  identities.set(cache, identityNumbers)
  const description = JSON.stringify([credentials, ...new Headers(headers)])
  const identity = identityNumbers.get(description) ?? identityNumbers.size
  identityNumbers.set(description, identity)
  return identity
}

const identities = new WeakMap<ResourceCache, Map<string, number>>()

/** Returns for how many milliseconds a response may be cached; undefined for the default. */
function getResponseLifetime(id: RouteId, { status, headers, body }: HttpResponse<unknown>): number | undefined {
  if (status === 202 || isProcessing(body)) return PROVISIONAL_LIFETIME
  if (id === 'getApplicationContext')
    return Math.max(0, parseCacheControlLifetime(headers.get('cache-control')) - REFRESH_BEFORE_EXPIRY)
  return id === 'getSeoProperties' ? SEO_LIFETIME : undefined
}

/** Returns how many milliseconds a Cache-Control header allows a response to be used. */
function parseCacheControlLifetime(cacheControl: string | null): number {
  if (/\bno-(?:store|cache)\b/i.test(cacheControl ?? '')) return 0
  const seconds = /(?:^|[\s,])max-age\s*=\s*"?(\d+)/i.exec(cacheControl ?? '')?.[1]
  return seconds === undefined ? DEFAULT_LIFETIME : Number(seconds) * 1000
}

function isProcessing(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  if ('cartSummary' in body) return isProcessing(body.cartSummary)
  return 'asyncOperationStatus' in body && body.asyncOperationStatus === 'Processing'
}
