import { Ajv, type ValidateFunction } from 'ajv'
import { ALL_ENDPOINTS } from '@hydrant/contract/endpoints.ts'
import { errorsByStatus } from '@hydrant/contract/shared/endpoint-errors.ts'
import type { Endpoint } from '@hydrant/contract/shared/endpoint.ts'
import { PlatformErrors } from '@hydrant/contract/shared/error.ts'
import { findRoute } from '@hydrant/contract/shared/find-route.ts'
import { closed } from './closed-schema.ts'

/** An answer as it came over the wire. */
export interface WireAnswer {
  readonly method: string
  /** The path that was called, with whatever prefixes, without query. */
  readonly path: string
  readonly status: number
  /** '' without a body. */
  readonly text: string
  readonly contentType: string
}

const ajv = new Ajv({ strict: false, allErrors: true })
const validators = new Map<object, ValidateFunction>()

/**
 * Throws when an answer of the API is none that the contract names: a status that is not documented, a body with
 * missing, unknown or malformed fields, or a refusal that the call does not declare. Answers of what is not in the
 * contract are left alone.
 */
export function checkAnswer(answer: WireAnswer): void {
  const endpoint = findRoute(ALL_ENDPOINTS, answer.method, innerPath(answer.path))
  if (endpoint === null) return
  const problem = problemOf(endpoint, answer)
  if (problem !== null)
    throw new Error(
      `${endpoint.id} answered ${answer.status}, against the contract: ${problem}\n${answer.text.slice(0, 2000)}`,
    )
}

function problemOf(endpoint: Endpoint, { status, text, contentType }: WireAnswer): string | null {
  const schema = endpoint.responses[status]
  if (status === 304) return text === '' ? null : 'what has not changed is not sent again'
  if (status === 204) return schema !== undefined && text === '' ? null : 'there is nothing to say'
  const asDeclared =
    schema === undefined ? 'no such answer is declared' : problemWith(schema, { endpoint, text, contentType })
  if (asDeclared === null || status < 400) return asDeclared
  const asRefusal = problemOfRefusal(endpoint, status, text)
  return asRefusal === null ? null : `${asDeclared}; ${asRefusal}`
}

function problemWith(
  schema: object,
  { endpoint, text, contentType }: { endpoint: Endpoint; text: string; contentType: string },
): string | null {
  if (endpoint.streamed === 'ndjson')
    return firstProblem(
      text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => mismatch(schema, line)),
    )
  return contentType.startsWith('application/json') ? mismatch(schema, text) : `it is not JSON but ${contentType}`
}

function problemOfRefusal(endpoint: Endpoint, status: number, text: string): string | null {
  const problem = mismatch(PlatformErrors, text)
  if (problem !== null) return problem
  const declared: readonly string[] = errorsByStatus(endpoint).get(status) ?? []
  const errors: ReadonlyArray<{ errorCode: string }> = JSON.parse(text)
  const unknown = errors.find(({ errorCode }) => !declared.includes(errorCode))
  return unknown === undefined
    ? null
    : `${unknown.errorCode} is not among the errors of this call and status (${declared.join(', ')})`
}

function mismatch(schema: object, text: string): string | null {
  const validate = validators.get(schema) ?? ajv.compile(closed(schema))
  validators.set(schema, validate)
  return validate(JSON.parse(text)) ? null : ajv.errorsText(validate.errors, { dataVar: 'body' })
}

function firstProblem(problems: ReadonlyArray<string | null>): string | null {
  return problems.find((problem) => problem !== null) ?? null
}

/** A path without base path and the site runtime's prefix, by which calls are known. */
function innerPath(path: string): string {
  return path.replace(/^.*?(?=\/(?:services|admin|lwr|cms)\/)/, '')
}
