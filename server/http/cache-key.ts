import type { Endpoint } from '@hydrant/contract/shared/endpoint.ts'
import { currentLocale } from '@hydrant/messages/locale.ts'
import type { FastifyRequest } from 'fastify'
import type { Shopper } from '../accounts/service.ts'

/** Separates the parts of a cache key. Texts contain no NUL, because the server rejects them. */
const SEPARATOR = '\0'

/** Parameters that are already covered by the shopper. */
const RESOLVED_PARAMETERS = new Set(['webstoreId', 'effectiveAccountId', 'currencyIsoCode'])

/**
 * Builds the cache key of a request; `period` is the current period of the price schedule. Returns null when the
 * response must not be cached.
 */
export type ToCacheKey = (request: FastifyRequest, shopper: Shopper, period: string) => string | null

/** Creates the function that builds the cache keys of an endpoint. */
export function createCacheKeyBuilder(endpoint: Endpoint): ToCacheKey {
  const params = listKeyParameterNames(endpoint.params)
  const query = listKeyParameterNames(endpoint.query)
  // The URLs of the previous and next page are made from the requested URL with its path prefixes and its whole query,
  // including unknown parameters.
  const containsPageUrls = JSON.stringify(endpoint.responses).includes('"currentPageUrl"')

  return (request, shopper, period) => {
    if (getProperty(request.query, 'publishStatus') === 'Draft') return null
    // Responses contain texts in the language of the request, such as the labels of sort rules.
    let key = endpoint.id + SEPARATOR + currentLocale() + SEPARATOR + toShopperKey(shopper) + SEPARATOR + period
    for (const name of params) key += SEPARATOR + toKeyPart(getProperty(request.params, name))
    for (const name of query) key += SEPARATOR + toKeyPart(getProperty(request.query, name))
    if (containsPageUrls) key += SEPARATOR + request.originalUrl
    return endpoint.body === undefined ? key : key + SEPARATOR + JSON.stringify(request.body)
  }
}

function toShopperKey({ webstore, user, buyerGroups, currency }: Shopper): string {
  // Instead of the web store with its settings and the base version: another instance has another id.
  let key = `${webstore.prices.id}${SEPARATOR}${user?.role ?? 'guest'}${SEPARATOR}${currency}`
  for (const group of buyerGroups) key += SEPARATOR + group.id
  return key
}

function listKeyParameterNames(schema: Endpoint['query']): readonly string[] {
  return Object.keys(schema?.properties ?? {})
    .filter((name) => !RESOLVED_PARAMETERS.has(name))
    .toSorted()
}

function getProperty(values: unknown, name: string): unknown {
  return typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined
}

/** Converts a value into a part of the key; an absent value differs from an empty one. */
function toKeyPart(value: unknown): string {
  return value === undefined ? '-' : `=${typeof value === 'string' ? value : JSON.stringify(value)}`
}
