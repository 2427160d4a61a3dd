import { createHash } from 'node:crypto'
import type { Endpoint } from '@hydrant/contract/shared/endpoint.ts'
import { currentLocale } from '@hydrant/messages/locale.ts'
import type { FastifyRequest } from 'fastify'
import type { Shopper } from '../accounts/service.ts'
import { Cache } from '../cache/cache.ts'
import type { Webstore } from '../webstore/service.ts'

/** Separates the parts of a cache key. Texts contain no NUL, because the server rejects them. */
const SEPARATOR = '\0'

/** Parameters that are already covered by the shopper. */
const RESOLVED_PARAMETERS = new Set(['webstoreId', 'effectiveAccountId', 'currencyIsoCode'])

/**
 * Builds the cache key of a request; `period` is that of the price schedule. Null when the response must not be cached.
 */
export type ToCacheKey = (request: FastifyRequest, shopper: Shopper, period: string) => string | null

/** Creates the function that builds the cache keys of an endpoint. */
export function createCacheKeyBuilder(endpoint: Endpoint): ToCacheKey {
  const params = parameterNames(endpoint.params)
  const query = parameterNames(endpoint.query)
  // URLs of the previous and next page repeat the requested URL: its prefixes, and the whole query with unknown
  // parameters.
  const containsPageUrls = JSON.stringify(endpoint.responses).includes('"currentPageUrl"')

  return (request, shopper, period) => {
    if (valueAt(request.query, 'publishStatus') === 'Draft') return null
    // Responses contain messages, such as the labels of sort rules.
    let key = endpoint.id + SEPARATOR + currentLocale() + SEPARATOR + toShopperKey(shopper) + SEPARATOR + period
    for (const name of params) key += SEPARATOR + toKeyPart(valueAt(request.params, name))
    for (const name of query) key += SEPARATOR + toKeyPart(valueAt(request.query, name))
    if (containsPageUrls) key += SEPARATOR + request.originalUrl
    return endpoint.body === undefined ? key : key + SEPARATOR + JSON.stringify(request.body)
  }
}

function toShopperKey({ webstore, user, buyerGroups, currency }: Shopper): string {
  let key = `${toStoreKey(webstore)}${SEPARATOR}${user?.role ?? 'guest'}${SEPARATOR}${currency}`
  for (const group of buyerGroups) key += SEPARATOR + group.id
  return key
}

const storeKeys = new Cache<string, Webstore>({ name: 'keys of web stores', maxEntries: 8 })

/** A hash of the web store: its settings and the catalogue version. */
function toStoreKey(webstore: Webstore): string {
  return storeKeys.getOrCompute(webstore, () =>
    createHash('sha256').update(JSON.stringify(webstore)).digest('base64url').slice(0, 22),
  )
}

function parameterNames(schema: Endpoint['query']): readonly string[] {
  return Object.keys(schema?.properties ?? {})
    .filter((name) => !RESOLVED_PARAMETERS.has(name))
    .toSorted()
}

function valueAt(values: unknown, name: string): unknown {
  return typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined
}

/** Converts a value for the key; absent and empty values differ. */
function toKeyPart(value: unknown): string {
  return value === undefined ? '-' : `=${typeof value === 'string' ? value : JSON.stringify(value)}`
}
