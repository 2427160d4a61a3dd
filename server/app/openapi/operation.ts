import { STATUS_CODES } from 'node:http'
import { groupErrorCodesByStatus } from '@hydrant/contract/shared/endpoint-errors.ts'
import { type Endpoint, type GuestAccess, getRequiredScope } from '@hydrant/contract/shared/endpoint.ts'
import { type Json, type JsonObject, toSchemaWithReferences } from './plain-schema.ts'
import { toTagName } from './tags.ts'

const GUEST_ACCESS_TEXT = {
  allowed: 'Guests may call it.',
  refused: 'For signed-in users only.',
  'if-browsing': 'Guests may call it while the store lets them browse.',
  'if-browsing-and-cart': 'Guests may call it while the store lets them browse and gives them carts.',
  'if-cart': 'Guests may call it while the store gives them carts.',
  'if-checkout': 'Guests may call it while the store lets them check out.',
} as const satisfies Record<GuestAccess, string>

/** Converts an endpoint into an operation of the document. */
export function toOperation(endpoint: Endpoint): JsonObject {
  const body = toRequestBody(endpoint)
  return {
    operationId: endpoint.id,
    tags: [toTagName(endpoint)],
    summary: endpoint.summary,
    description: [
      GUEST_ACCESS_TEXT[endpoint.guests],
      ...(endpoint.role === undefined ? [] : [`Needs the role ${endpoint.role}.`]),
      ...(endpoint.permissions ?? []).map((need) =>
        need === 'staff'
          ? 'Needs a permission set.'
          : `Needs a permission set that allows to ${need.access} what belongs to: ${[need.subject, ...(need.otherSubjects ?? [])].join(' or ')}.`,
      ),
      `A token needs the scope ${getRequiredScope(endpoint)}.`,
    ].join(' '),
    security: [
      ...(endpoint.guests === 'refused' ? [] : [{}]),
      { bearer: [getRequiredScope(endpoint)] },
      { session: [] },
    ],
    parameters: [...toParameters(endpoint.params, 'path'), ...toParameters(endpoint.query, 'query')],
    ...(body !== null && { requestBody: body }),
    responses: toResponses(endpoint),
    'x-guests': endpoint.guests,
    ...(endpoint.role !== undefined && { 'x-role': endpoint.role }),
    ...(endpoint.permissions !== undefined && { 'x-permissions': [...endpoint.permissions] }),
    ...(endpoint.cached !== undefined && { 'x-cached': endpoint.cached }),
  }
}

function toParameters(schema: Endpoint['query'], location: 'path' | 'query'): JsonObject[] {
  const required = new Set<string>(schema?.required ?? [])
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const plainSchema = toSchemaWithReferences(property)
    // A client may leave out a parameter that has a default.
    return {
      name,
      in: location,
      required: location === 'path' || (required.has(name) && !('default' in plainSchema)),
      schema: plainSchema,
    }
  })
}

function toRequestBody(endpoint: Endpoint): JsonObject | null {
  if (endpoint.rawBody !== undefined)
    return { required: true, content: { [endpoint.rawBody]: { schema: { type: 'string' } } } }
  if (endpoint.body === undefined) return null
  // A body whose fields may all be left out may be left out itself.
  const isOptional =
    'properties' in endpoint.body &&
    (!('required' in endpoint.body) || !Array.isArray(endpoint.body.required) || endpoint.body.required.length === 0)
  return { required: !isOptional, content: { 'application/json': { schema: toSchemaWithReferences(endpoint.body) } } }
}

function toResponses(endpoint: Endpoint): JsonObject {
  const errors = groupErrorCodesByStatus(endpoint)
  const statuses = [...new Set([...Object.keys(endpoint.responses).map(Number), ...errors.keys()])].toSorted(
    (one, other) => one - other,
  )
  const notModified: JsonObject =
    endpoint.cached !== undefined && endpoint.method === 'GET'
      ? { 304: { description: 'What the caller has, by its If-None-Match, is still so.' } }
      : {}
  return {
    ...notModified,
    ...Object.fromEntries(
      statuses.map((status) => [String(status), toResponse(endpoint, status, errors.get(status) ?? [])]),
    ),
  }
}

const STREAM_TYPES = { ndjson: 'application/x-ndjson', csv: 'text/csv' } as const

function toResponse(endpoint: Endpoint, status: number, codes: readonly string[]): JsonObject {
  const declaredSchema = endpoint.responses[status]
  const isEmpty = declaredSchema !== undefined && Reflect.get(declaredSchema, 'type') === 'null'
  const schemas: JsonObject[] = [
    ...(declaredSchema === undefined || isEmpty ? [] : [toSchemaWithReferences(declaredSchema)]),
    ...(codes.length === 0 ? [] : [{ $ref: '#/components/schemas/PlatformErrors' }]),
  ]
  const [first, ...others] = schemas
  const schema: Json | undefined = others.length > 0 ? { anyOf: schemas } : first
  const type = endpoint.streamed === undefined || status >= 400 ? 'application/json' : STREAM_TYPES[endpoint.streamed]
  return {
    description: codes.length === 0 ? (STATUS_CODES[status] ?? 'Done') : codes.join(', '),
    ...(schema !== undefined && { content: { [type]: { schema } } }),
    ...(codes.length > 0 && { 'x-error-codes': codes }),
  }
}
