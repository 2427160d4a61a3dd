import type { RouteId } from '@hydrant/contract/routes.ts'
import { isReadRoute, type Route } from '@hydrant/contract/shared/route.ts'
import { DEFAULT_LIFETIME, SEO_LIFETIME } from './cache-policy.ts'
import type { HttpResponse, CallResponse, CallArguments } from './call.ts'
import { buildCallUrl } from './call-url.ts'
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

/** How long before its expiry the application context is read again, in milliseconds. */
const REFRESH_BEFORE_EXPIRY = 30_000

/** Calls after which somebody else makes the calls: then nothing cached may be served, not even as stale data. */
const USER_CHANGES: readonly RouteId[] = ['signIn', 'signOut']

/** What the key of every call begins with, so that a write leaves what else is in the cache alone. */
const KEY_PREFIX = 'call '

/**
 * Creates a requester whose reads go through a cache, each by its caller's policy. Any write invalidates everything
 * that was read, because a price, a total or a stock level may follow from it; one that failed may have been made.
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
    const { body, headers, accept } = input
    const url = buildCallUrl(route, options, input)
    return {
      key: `${KEY_PREFIX}${identity} ${route.method} ${url} ${JSON.stringify([body, headers, accept])}`,
      lifetime: (response) => lifetimeOf(route.id, response),
      load: (signal) => send(route, { ...input, signal }),
    }
  }

  async function exchange(route: IdentifiedRoute, input: UntypedInput): Promise<HttpResponse<unknown>> {
    if (isReadRoute(route)) return cache.read(toResource(route, input), input)
    try {
      return await send(route, input)
    } finally {
      const isCall = (key: string) => key.startsWith(KEY_PREFIX)
      if (USER_CHANGES.includes(route.id)) cache.clear(isCall)
      else cache.expire(isCall)
    }
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

function lifetimeOf(id: RouteId, { status, headers, body }: HttpResponse<unknown>): number | undefined {
  if (status === 202 || isProcessing(body)) return PROVISIONAL_LIFETIME
  if (id === 'getApplicationContext')
    return Math.max(0, parseLifetime(headers.get('cache-control')) - REFRESH_BEFORE_EXPIRY)
  return id === 'getSeoProperties' ? SEO_LIFETIME : undefined
}

/** Returns how many milliseconds a Cache-Control header allows a response to be used. */
function parseLifetime(cacheControl: string | null): number {
  if (/\bno-(?:store|cache)\b/i.test(cacheControl ?? '')) return 0
  const seconds = /(?:^|[\s,])max-age\s*=\s*"?(\d+)/i.exec(cacheControl ?? '')?.[1]
  return seconds === undefined ? DEFAULT_LIFETIME : Number(seconds) * 1000
}

function isProcessing(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  if ('cartSummary' in body) return isProcessing(body.cartSummary)
  return 'asyncOperationStatus' in body && body.asyncOperationStatus === 'Processing'
}
