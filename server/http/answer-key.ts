import { createHash } from 'node:crypto'
import type { Endpoint } from '@hydrant/contract/shared/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import type { Shopper } from '../accounts/service.ts'
import type { Webstore } from '../webstore/service.ts'

/** Names everything that an answer depends on. Texts hold no NUL, because the server refuses them. */
const SEPARATOR = '\0'

/** What the shopper of a call stands for already. */
const RESOLVED = new Set(['webstoreId', 'effectiveAccountId', 'currencyIsoCode'])

/**
 * What one answer of an endpoint is known by; `period` is that of the calendar of prices. Null when it may not be kept.
 */
export type AnswerKey = (request: FastifyRequest, shopper: Shopper, period: string) => string | null

/** How the answers of a cached endpoint are told apart. */
export function answerKeyOf(endpoint: Endpoint): AnswerKey {
  const params = knownNames(endpoint.params)
  const query = knownNames(endpoint.query)
  // Addresses of neighbouring pages repeat the one that was called: its prefixes, and the whole query with what is
  // unknown in it.
  const repeatsAddress = JSON.stringify(endpoint.responses).includes('"currentPageUrl"')

  return (request, shopper, period) => {
    if (valueOf(request.query, 'publishStatus') === 'Draft') return null
    let key = endpoint.id + SEPARATOR + shopperKey(shopper) + SEPARATOR + period
    for (const name of params) key += SEPARATOR + textOf(valueOf(request.params, name))
    for (const name of query) key += SEPARATOR + textOf(valueOf(request.query, name))
    if (repeatsAddress) key += SEPARATOR + request.originalUrl
    return endpoint.body === undefined ? key : key + SEPARATOR + JSON.stringify(request.body)
  }
}

function shopperKey({ webstore, user, buyerGroups, currency }: Shopper): string {
  let key = `${storeKey(webstore)}${SEPARATOR}${user?.role ?? 'guest'}${SEPARATOR}${currency}`
  for (const group of buyerGroups) key += SEPARATOR + group.id
  return key
}

const storeKeys = new WeakMap<Webstore, string>()

/** The version of the catalogue with all switches of the store. */
function storeKey(webstore: Webstore): string {
  const known = storeKeys.get(webstore)
  if (known !== undefined) return known
  const key = createHash('sha256').update(JSON.stringify(webstore)).digest('base64url').slice(0, 22)
  storeKeys.set(webstore, key)
  return key
}

function knownNames(schema: Endpoint['query']): readonly string[] {
  return Object.keys(schema?.properties ?? {})
    .filter((name) => !RESOLVED.has(name))
    .toSorted()
}

function valueOf(values: unknown, name: string): unknown {
  return typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined
}

/** Absent and empty are not the same. */
function textOf(value: unknown): string {
  return value === undefined ? '-' : `=${typeof value === 'string' ? value : JSON.stringify(value)}`
}
