import type { Endpoint } from '@hydrant/contract/shared/endpoint.ts'
import { type ExistingValues, type PlainSchema, createSampleValue } from './sample-value.ts'

/** A request as it is sent. */
export interface RawRequest {
  readonly description: string
  readonly method: string
  /** Path and query, percent-encoded. */
  readonly url: string
  readonly body?: string
  readonly contentType?: string
}

/** The parts of a request. */
export interface RequestParts {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** Creates the parts of a request that an endpoint's schemas accept, with existing values where they fit. */
export function createValidRequestParts(endpoint: Endpoint, existingValues: ExistingValues): RequestParts {
  return {
    params: Object.fromEntries(
      Object.entries(endpoint.params?.properties ?? {}).map(([name, schema]) => [
        name,
        createSampleValue(copyAsPlainSchema(schema), existingValues, name),
      ]),
    ),
    query:
      endpoint.query === undefined
        ? {}
        : { ...toObjectOrEmpty(createSampleValue(copyAsPlainSchema(endpoint.query), existingValues)) },
    body: endpoint.body === undefined ? undefined : createSampleValue(copyAsPlainSchema(endpoint.body), existingValues),
  }
}

/** Creates a request from its parts. */
export function createRequest(
  endpoint: Endpoint,
  { params, query, body }: RequestParts,
  description: string,
): RawRequest {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => percentEncode(String(params[name])))
  const search = Object.entries(query)
    .map(([name, value]) => `${name}=${percentEncode(String(value))}`)
    .join('&')
  return {
    description,
    method: endpoint.method,
    url: search === '' ? path : `${path}?${search}`,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}

/** Copies a schema without the library's type information. */
export function copyAsPlainSchema(schema: object): PlainSchema {
  const copy: PlainSchema = JSON.parse(JSON.stringify(schema))
  return copy
}

/** Encodes a text like `encodeURIComponent`, and dots as well, because a client would treat a lone dot as a folder. */
function percentEncode(text: string): string {
  return encodeURIComponent(text).replaceAll('.', '%2E')
}

function toObjectOrEmpty(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
