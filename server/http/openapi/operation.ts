import { STATUS_CODES } from 'node:http'
import { errorsByStatus } from '@hydrant/contract/shared/endpoint-errors.ts'
import { type Endpoint, type GuestAccess, scopeOf } from '@hydrant/contract/shared/endpoint.ts'
import { type Json, type JsonObject, plainSchema } from './plain-schema.ts'
import { tagOf } from './tags.ts'

const GUESTS = {
  allowed: 'Guests may call it.',
  refused: 'For signed-in users only.',
  'if-browsing': 'Guests may call it while the store lets them browse.',
  'if-cart': 'Guests may call it while the store gives them carts.',
  'if-checkout': 'Guests may call it while the store lets them check out.',
} as const satisfies Record<GuestAccess, string>

/** One call as an operation of the document. */
export function operationOf(endpoint: Endpoint): JsonObject {
  const body = requestBodyOf(endpoint)
  return {
    operationId: endpoint.id,
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    description: [
      GUESTS[endpoint.guests],
      ...(endpoint.role === undefined ? [] : [`Needs the role ${endpoint.role}.`]),
      `A token needs the scope ${scopeOf(endpoint)}.`,
    ].join(' '),
    security: [...(endpoint.guests === 'refused' ? [] : [{}]), { bearer: [scopeOf(endpoint)] }, { session: [] }],
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(body !== null && { requestBody: body }),
    responses: responsesOf(endpoint),
    'x-guests': endpoint.guests,
    ...(endpoint.role !== undefined && { 'x-role': endpoint.role }),
    ...(endpoint.cached !== undefined && { 'x-cached': endpoint.cached }),
  }
}

function parametersOf(schema: Endpoint['query'], place: 'path' | 'query'): JsonObject[] {
  const required = new Set<string>(schema?.required ?? [])
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const plain = plainSchema(property)
    // A sender may leave out what the receiver has a default for.
    return {
      name,
      in: place,
      required: place === 'path' || (required.has(name) && !('default' in plain)),
      schema: plain,
    }
  })
}

function requestBodyOf(endpoint: Endpoint): JsonObject | null {
  if (endpoint.rawBody !== undefined)
    return { required: true, content: { [endpoint.rawBody]: { schema: { type: 'string' } } } }
  if (endpoint.body === undefined) return null
  // A body whose fields may all be left out may be left out itself.
  const isOptional =
    'properties' in endpoint.body &&
    (!('required' in endpoint.body) || !Array.isArray(endpoint.body.required) || endpoint.body.required.length === 0)
  return { required: !isOptional, content: { 'application/json': { schema: plainSchema(endpoint.body) } } }
}

function responsesOf(endpoint: Endpoint): JsonObject {
  const errors = errorsByStatus(endpoint)
  const statuses = [...new Set([...Object.keys(endpoint.responses).map(Number), ...errors.keys()])].toSorted(
    (one, other) => one - other,
  )
  const kept: JsonObject =
    endpoint.cached !== undefined && endpoint.method === 'GET'
      ? { 304: { description: 'What the caller has, by its If-None-Match, is still so.' } }
      : {}
  return {
    ...kept,
    ...Object.fromEntries(
      statuses.map((status) => [String(status), responseOf(endpoint, status, errors.get(status) ?? [])]),
    ),
  }
}

function responseOf(endpoint: Endpoint, status: number, codes: readonly string[]): JsonObject {
  const declared = endpoint.responses[status]
  const isEmpty = declared !== undefined && Reflect.get(declared, 'type') === 'null'
  const schemas: JsonObject[] = [
    ...(declared === undefined || isEmpty ? [] : [plainSchema(declared)]),
    ...(codes.length === 0 ? [] : [{ $ref: '#/components/schemas/PlatformErrors' }]),
  ]
  const [first, ...others] = schemas
  const schema: Json | undefined = others.length > 0 ? { anyOf: schemas } : first
  const type = endpoint.streamed === 'ndjson' && status < 400 ? 'application/x-ndjson' : 'application/json'
  return {
    description: codes.length === 0 ? (STATUS_CODES[status] ?? 'Done') : codes.join(', '),
    ...(schema !== undefined && { content: { [type]: { schema } } }),
    ...(codes.length > 0 && { 'x-error-codes': codes }),
  }
}
