import type { FastifyInstance } from 'fastify'
import buildSerializer, { type Schema } from 'fast-json-stringify'

type SerializeBody = (body: unknown) => string

/**
 * Sets the serializer for the contract's schemas, so that responses contain only what a schema names. A schema is
 * compiled at its first response, and once for all endpoints that share it, as they do for errors.
 */
export function serializeByContract(app: FastifyInstance): void {
  const compiled = new WeakMap<Schema, SerializeBody>()
  const getSerializer = (schema: Schema): SerializeBody => {
    const cached = compiled.get(schema)
    if (cached !== undefined) return cached
    const serialize: SerializeBody = buildSerializer(schema)
    compiled.set(schema, serialize)
    return serialize
  }
  app.setSerializerCompiler<Schema>(
    ({ schema }) =>
      (body) =>
        getSerializer(schema)(body),
  )
}
