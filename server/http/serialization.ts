import type { FastifyInstance } from 'fastify'
import buildSerializer, { type Schema } from 'fast-json-stringify'

type Serialize = (answer: unknown) => string

/**
 * Writes answers by the contract's schemas, so that nothing leaves that they do not name. A schema is compiled when the
 * first answer is written by it, and once for all calls that share it, as they do for refusals.
 */
export function serializeByContract(app: FastifyInstance): void {
  const compiled = new WeakMap<Schema, Serialize>()
  const serializerOf = (schema: Schema): Serialize => {
    const known = compiled.get(schema)
    if (known !== undefined) return known
    const made: Serialize = buildSerializer(schema)
    compiled.set(schema, made)
    return made
  }
  app.setSerializerCompiler<Schema>(
    ({ schema }) =>
      (answer) =>
        serializerOf(schema)(answer),
  )
}
