import { ALL_ENDPOINTS } from '@hydrant/contract/endpoints.ts'
import type { Endpoint } from '@hydrant/contract/shared/endpoint.ts'
import { API_VERSION } from '@hydrant/contract/shared/paths.ts'
import { RECORD_OBJECTS } from '../record-objects.ts'
import { toOperation } from './operation.ts'
import { type JsonObject, createNamedSchemas } from './plain-schema.ts'
import { createRecordSchemas } from './record-schemas.ts'
import { TAG_NAMES, toTagName } from './tags.ts'

const DESCRIPTION = `The calls of a web store. Money is always a decimal string, a quantity one where its schema says so; ids have 18 characters and are accepted with 15.
Any version from v1.0 on may stand in the path; all of them behave as ${API_VERSION}. Unknown query parameters are ignored.
Refusals are lists of an errorCode and a message each, unless a call says otherwise. Some have arguments: details for programs, such as the name of the field that is wrong.
The objects of the record API have schemas of their own, such as Product2Record: those are the records that the calls below sobjects read and write.`

/**
 * Creates the OpenAPI 3.1 document of the endpoints. `basePath` is where the shop is served; empty for the whole host.
 */
export function createOpenApiDocument(basePath: string, endpoints: readonly Endpoint[] = ALL_ENDPOINTS) {
  const usedTags = new Set(endpoints.map(toTagName))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hydrant webstore API',
      version: API_VERSION.replace('v', ''),
      description: DESCRIPTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: basePath === '' ? '/' : basePath }],
    tags: [
      ...TAG_NAMES.filter((name) => usedTags.has(name)),
      ...[...usedTags].filter((name) => !TAG_NAMES.includes(name)),
    ].map((name) => ({ name })),
    paths: toPaths(endpoints),
    components: {
      schemas: {
        ...createNamedSchemas(),
        ...createRecordSchemas(RECORD_OBJECTS.map(({ definition }) => definition)),
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a sign-in.' },
        session: { type: 'apiKey', in: 'cookie', name: 'sid', description: 'The cookie of the same session.' },
      },
    },
  }
}

/** The document that `createOpenApiDocument` returns. */
export type OpenApiDocument = ReturnType<typeof createOpenApiDocument>

function toPaths(endpoints: readonly Endpoint[]): Record<string, JsonObject> {
  const byPath = Map.groupBy(endpoints, ({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'))
  return Object.fromEntries(
    [...byPath].map(([path, endpointsAtPath]) => [
      path,
      Object.fromEntries(endpointsAtPath.map((endpoint) => [endpoint.method.toLowerCase(), toOperation(endpoint)])),
    ]),
  )
}
