import { Ajv, type ValidateFunction } from 'ajv'
import { ALL_ENDPOINTS } from '@hydrant/contract/endpoints.ts'
import { groupErrorCodesByStatus } from '@hydrant/contract/shared/endpoint-errors.ts'
import type { Endpoint } from '@hydrant/contract/shared/endpoint.ts'
import { PlatformErrors } from '@hydrant/contract/shared/error.ts'
import { NoContent } from '@hydrant/contract/shared/schema.ts'
import { findRoutesAtPath } from '@hydrant/contract/shared/routes-at.ts'
import { forbidUnknownProperties } from './close-schema.ts'

/** A response as it was received. */
export interface WireResponse {
  readonly method: string
  /** The requested path with its prefixes, without query. */
  readonly path: string
  readonly status: number
  /** '' without a body. */
  readonly text: string
  readonly contentType: string
}

const ajv = new Ajv({ strict: false, allErrors: true })
const validators = new Map<object, ValidateFunction>()

/**
 * Throws when a response of the API violates the contract: an undocumented status, a body with missing, unknown or
 * malformed fields, or an error code that the endpoint does not declare. Responses of paths outside the contract are
 * ignored.
 */
export function assertMatchesContract(response: WireResponse): void {
  const endpoint = findRoutesAtPath(ALL_ENDPOINTS, stripPrefixes(response.path)).find(
    ({ method }) => method === response.method,
  )
  if (endpoint === undefined) return
  const problem = findContractProblem(endpoint, response)
  if (problem !== null)
    throw new Error(
      `${endpoint.id} answered ${response.status}, against the contract: ${problem}\n${response.text.slice(0, 2000)}`,
    )
}

function findContractProblem(endpoint: Endpoint, { status, text, contentType }: WireResponse): string | null {
  const schema = endpoint.responses[status]
  if (status === 304) return text === '' ? null : 'what has not changed is not sent again'
  if (schema === NoContent || status === 204)
    return schema !== undefined && text === '' ? null : 'there is nothing to say'
  const schemaProblem =
    schema === undefined ? 'no such answer is declared' : findSchemaProblem(schema, { endpoint, text, contentType })
  if (schemaProblem === null || status < 400) return schemaProblem
  const errorProblem = findErrorProblem(endpoint, status, text)
  return errorProblem === null ? null : `${schemaProblem}; ${errorProblem}`
}

function findSchemaProblem(
  schema: object,
  { endpoint, text, contentType }: { endpoint: Endpoint; text: string; contentType: string },
): string | null {
  if (endpoint.streamed === 'ndjson')
    return findFirstProblem(
      text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => findSchemaMismatch(schema, line)),
    )
  if (endpoint.streamed === 'csv' && contentType.startsWith('text/csv')) return null
  return contentType.startsWith('application/json')
    ? findSchemaMismatch(schema, text)
    : `it is not JSON but ${contentType}`
}

function findErrorProblem(endpoint: Endpoint, status: number, text: string): string | null {
  const problem = findSchemaMismatch(PlatformErrors, text)
  if (problem !== null) return problem
  const declared: readonly string[] = groupErrorCodesByStatus(endpoint).get(status) ?? []
  const errors: ReadonlyArray<{ errorCode: string }> = JSON.parse(text)
  const undeclared = errors.find(({ errorCode }) => !declared.includes(errorCode))
  return undeclared === undefined
    ? null
    : `${undeclared.errorCode} is not among the errors of this call and status (${declared.join(', ')})`
}

function findSchemaMismatch(schema: object, text: string): string | null {
  const validate = validators.get(schema) ?? ajv.compile(forbidUnknownProperties(schema))
  validators.set(schema, validate)
  return validate(JSON.parse(text)) ? null : ajv.errorsText(validate.errors, { dataVar: 'body' })
}

function findFirstProblem(problems: ReadonlyArray<string | null>): string | null {
  return problems.find((problem) => problem !== null) ?? null
}

/** Removes everything before `/services/`, `/admin/`, `/lwr/` or `/cms/` from a path. */
function stripPrefixes(path: string): string {
  return path.replace(/^.*?(?=\/(?:services|admin|lwr|cms)\/)/, '')
}
