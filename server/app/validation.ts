import { Ajv, type ValidateFunction } from 'ajv'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'

type ValidateInput = ReturnType<FastifySchemaCompiler<unknown>>

/**
 * Sets the validator for the contract's schemas. Paths and queries are text, so numbers and booleans in them are
 * converted; bodies are JSON and must have the right types. Unknown properties are not removed. A schema is compiled at
 * the first request that needs it, so that the shop starts sooner.
 */
export function setContractValidator(app: FastifyInstance): void {
  const textValidator = new Ajv({
    coerceTypes: true,
    useDefaults: true,
    removeAdditional: false,
    allErrors: false,
    strict: false,
  })
  // In a body, a number out of range such as 1e999 is rejected, as it is not a number. In a path or query it becomes
  // Infinity, which the limits of the schema reject; with strictNumbers the library would not check those limits.
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
