import { Ajv, type ValidateFunction } from 'ajv'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'

type ValidateInput = ReturnType<FastifySchemaCompiler<unknown>>

/**
 * Sets the validator for the contract's schemas. Paths and queries are text, so numbers and booleans in them are
 * converted; bodies are JSON and must have the right types. Unknown properties are not removed. A schema is compiled at
 * the first request that needs it: the shop starts sooner.
 */
export function setContractValidator(app: FastifyInstance): void {
  const textValidator = new Ajv({
    coerceTypes: true,
    useDefaults: true,
    removeAdditional: false,
    allErrors: false,
    strict: false,
  })
  // In JSON, a number out of range such as 1e999 is rejected as no number. From text it becomes Infinity, which the
  // limits of the schema reject; with strictNumbers the library would skip those limits.
  const jsonValidator = new Ajv({
    coerceTypes: false,
    useDefaults: true,
    removeAdditional: false,
    allErrors: false,
    strict: false,
    strictNumbers: true,
  })
  app.setValidatorCompiler(({ schema, httpPart }) =>
    createLazyValidator(() => (httpPart === 'body' ? jsonValidator : textValidator).compile(schema)),
  )
}

function createLazyValidator(compile: () => ValidateFunction): ValidateInput {
  let validate: ValidateFunction | undefined
  return (data) => {
    validate ??= compile()
    return validate(data) || { error: validate.errors ?? [] }
  }
}
