import type { Endpoint } from '@hydrant/contract/shared/endpoint.ts'
import { type KnownValues, type PlainSchema, sampleOf } from './sample-of.ts'

/** A request as it goes over the wire. */
export interface RawRequest {
  readonly what: string
  readonly method: string
  /** Path and query, percent-encoded. */
  readonly url: string
  readonly body?: string
  readonly contentType?: string
}

/** What a request of a call is made of. */
export interface Parts {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** The parts of a request that a call's schemas accept, with known values where they fit. */
export function goodParts(endpoint: Endpoint, known: KnownValues): Parts {
  return {
    params: Object.fromEntries(
      Object.entries(endpoint.params?.properties ?? {}).map(([name, schema]) => [
        name,
        sampleOf(plain(schema), known, name),
      ]),
    ),
    query: endpoint.query === undefined ? {} : { ...asRecord(sampleOf(plain(endpoint.query), known)) },
    body: endpoint.body === undefined ? undefined : sampleOf(plain(endpoint.body), known),
  }
}

/** A request from its parts. */
export function requestOf(endpoint: Endpoint, { params, query, body }: Parts, what: string): RawRequest {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => percentEncoded(String(params[name])))
  const search = Object.entries(query)
    .map(([name, value]) => `${name}=${percentEncoded(String(value))}`)
    .join('&')
  return {
    what,
    method: endpoint.method,
    url: search === '' ? path : `${path}?${search}`,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}

/** A schema without what the library notes on it. */
export function plain(schema: object): PlainSchema {
  const copy: PlainSchema = JSON.parse(JSON.stringify(schema))
  return copy
}

/** As `encodeURIComponent`, also for a lone dot, which a client would take for the folder. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text).replaceAll('.', '%2E')
}

function asRecord(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
