import { Ajv } from 'ajv'
import type { FastifyInstance } from 'fastify'

/**
 * Validates by the contract's schemas. Paths and queries are text, so their numbers and switches are converted;
 * bodies are JSON and must have the right types. Nothing is dropped silently.
 */
export function validateByContract(app: FastifyInstance): void {
  const fromText = new Ajv({ coerceTypes: true, useDefaults: true, removeAdditional: false, allErrors: false, strict: false })
  const fromJson = new Ajv({ coerceTypes: false, useDefaults: true, removeAdditional: false, allErrors: false, strict: false })
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? fromJson : fromText).compile(schema))
}
