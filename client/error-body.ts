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
 * Parses the errors in the body of an error response. Servers send a list, an object with a list under `errors`, or
 * one with a list in each of its `actions`. Any other body, such as a proxy's HTML page or incomplete JSON, gives no
 * errors.
 */
export function parseServerErrors(body: string): readonly ServerError[] {
  return listErrorEntries(parseJsonOrNull(body)).flatMap((entry) => {
    const error = toServerError(entry)
    return error === null ? [] : [error]
  })
}

function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function listErrorEntries(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body
  if (!isRecord(body)) return []
  if (Array.isArray(body['errors'])) return body['errors']
  return Array.isArray(body['actions'])
    ? body['actions'].flatMap((action) => (isRecord(action) ? listErrorEntries(action['errors']) : []))
    : [body]
}

function toServerError(entry: unknown): ServerError | null {
  if (!isRecord(entry)) return null
  const errorCode = toNonEmptyTextOrUndefined(entry['errorCode']) ?? toNonEmptyTextOrUndefined(entry['type']) ?? ''
  const message =
    toNonEmptyTextOrUndefined(entry['message']) ??
    toNonEmptyTextOrUndefined(entry['detail']) ??
    toNonEmptyTextOrUndefined(entry['title']) ??
    ''
  if (errorCode === '' && message === '') return null
  return {
    message,
    type: toNonEmptyTextOrUndefined(entry['type']) ?? errorCode,
    errorCode,
    arguments: listErrorArguments(entry),
  }
}

/** Gets the details of an error for programs; errors of checkouts and records list the fields that are wrong. */
function listErrorArguments({
  arguments: values,
  fields,
  invalidParameters,
}: Readonly<Record<string, unknown>>): readonly unknown[] {
  if (Array.isArray(values)) return values
  if (Array.isArray(fields)) return fields
  return Array.isArray(invalidParameters)
    ? invalidParameters.flatMap((parameter) => (isRecord(parameter) ? parameter['name'] : []))
    : []
}

function toNonEmptyTextOrUndefined(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
