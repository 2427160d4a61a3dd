import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import type { ErrorCode } from '@hydrant/contract/shared/error-codes.ts'

/** An error code of the contract, or one that another server sent. */
export type ServerErrorCode = ErrorCode | (string & Record<never, never>)

/** One error in a response. */
export interface ServerError {
  /** For people. */
  readonly message: string
  /** For programs. */
  readonly type: ServerErrorCode
  /** The code as the server sent it; empty when it sent none. */
  readonly errorCode: ServerErrorCode
  /** Details for programs, such as the names of the fields that are wrong; usually none. */
  readonly arguments: readonly unknown[]
}

/**
 * Reads the errors from the body of an error response. Servers send a list, an object with a list under `errors`, or
 * one with a list in each of its `actions`. Any other body, such as a proxy's HTML page or incomplete JSON, gives no
 * errors.
 */
export function readServerErrors(body: string): readonly ServerError[] {
  return entriesOf(parseJson(body)).flatMap((entry) => {
    const error = toServerError(entry)
    return error === null ? [] : [error]
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function entriesOf(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body
  if (!isRecord(body)) return []
  if (Array.isArray(body['errors'])) return body['errors']
  return Array.isArray(body['actions'])
    ? body['actions'].flatMap((action) => (isRecord(action) ? entriesOf(action['errors']) : []))
    : [body]
}

function toServerError(entry: unknown): ServerError | null {
  if (!isRecord(entry)) return null
  const errorCode = nonEmptyText(entry['errorCode']) ?? nonEmptyText(entry['type']) ?? ''
  const message = nonEmptyText(entry['message']) ?? nonEmptyText(entry['detail']) ?? nonEmptyText(entry['title']) ?? ''
  if (errorCode === '' && message === '') return null
  return {
    message,
    type: nonEmptyText(entry['type']) ?? errorCode,
    errorCode,
    arguments: argumentsOf(entry),
  }
}

/** Gets the details of an error for programs; errors of checkouts list the fields that are wrong. */
function argumentsOf({ arguments: values, invalidParameters }: Readonly<Record<string, unknown>>): readonly unknown[] {
  if (Array.isArray(values)) return values
  return Array.isArray(invalidParameters)
    ? invalidParameters.flatMap((parameter) => (isRecord(parameter) ? parameter['name'] : []))
    : []
}

function nonEmptyText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
