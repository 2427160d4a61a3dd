import { Ajv, type ValidateFunction } from 'ajv'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'

type Validate = ReturnType<FastifySchemaCompiler<unknown>>

/**
 * Validates by the contract's schemas. Paths and queries are text, so their numbers and switches are converted; bodies
 * are JSON and must have the right types. Nothing is dropped silently. A schema is compiled when its call is first
 * made: the shop opens sooner, and calls that nobody makes cost nothing.
 */
export function validateByContract(app: FastifyInstance): void {
  const fromText = new Ajv({
    coerceTypes: true,
    useDefaults: true,
    removeAdditional: false,
    allErrors: false,
    strict: false,
  })
  // In JSON a number beyond all numbers, such as 1e999, is none. From text it is one, which limits refuse: strict, the
  // library would skip them.
  const fromJson = new Ajv({
    coerceTypes: false,
    useDefaults: true,
    removeAdditional: false,
    allErrors: false,
    strict: false,
    strictNumbers: true,
  })
  app.setValidatorCompiler(({ schema, httpPart }) =>
    validatorOf(() => (httpPart === 'body' ? fromJson : fromText).compile(schema)),
  )
}

function validatorOf(compile: () => ValidateFunction): Validate {
  let validate: ValidateFunction | undefined
  return (data) => {
    validate ??= compile()
    return validate(data) || { error: validate.errors ?? [] }
  }
}
