import type { FastifyInstance } from 'fastify'
import buildSerializer, { type Schema } from 'fast-json-stringify'
import { Cache } from '../cache/cache.ts'

type SerializeBody = (body: unknown) => string

/** More than the contract has schemas of responses. */
const MAX_SERIALIZERS = 2000

/**
 * Sets the serializer for the contract's schemas, so that responses contain only what a schema has. A schema is
 * compiled at its first response, and once for all endpoints that share it, as they do for errors.
 */
export function setContractSerializer(app: FastifyInstance): void {
  const compiled = new Cache<SerializeBody, Schema>({ name: 'serializers', maxEntries: MAX_SERIALIZERS })
  app.setSerializerCompiler<Schema>(
    ({ schema }) =>
      (body) =>
        compiled.getOrCompute(schema, () => buildSerializer(schema))(body),
  )
}
