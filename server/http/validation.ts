import { Ajv } from 'ajv'
import type { FastifyInstance } from 'fastify'

/**
 * Validates by the contract's schemas. Paths and queries are text, so their numbers and switches are converted;
 * bodies are JSON and must have the right types. Nothing is dropped silently.
 */
export function validateByContract(app: FastifyInstance): void {
  const fromText = new Ajv({ coerceTypes: true, useDefaults: true, removeAdditional: false, allErrors: false, strict: false })
  // In JSON a number beyond all numbers, such as 1e999, is none. From text it is one, which limits refuse: strict, the library would skip them.
  const fromJson = new Ajv({ coerceTypes: false, useDefaults: true, removeAdditional: false, allErrors: false, strict: false, strictNumbers: true })
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? fromJson : fromText).compile(schema))
}
