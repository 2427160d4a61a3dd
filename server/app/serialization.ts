import type { FastifyInstance } from 'fastify'
import buildSerializer, { type Schema } from 'fast-json-stringify'
import { Cache } from '../cache/cache.ts'

type SerializeBody = (body: unknown) => string

/** The maximum number of cached serializers; the contract has fewer response schemas. */
const MAX_SERIALIZERS = 2000

/**
 * Sets the serializer for the contract's schemas, so that responses contain only the properties of their schema. A
 * schema is compiled at its first response, and once for all endpoints that share it, as they do for errors.
 */
export function setContractSerializer(app: FastifyInstance): void {
  const serializerCache = new Cache<SerializeBody, Schema>({ name: 'serializers', maxEntries: MAX_SERIALIZERS })
  app.setSerializerCompiler<Schema>(
    ({ schema }) =>
      (body) =>
        serializerCache.getOrCompute(schema, () => buildSerializer(schema))(body),
  )
}
