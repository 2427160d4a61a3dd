import type { ErrorCode } from '@hydrant/contract/shared/error-codes.ts'

/** A code of the contract, or one that another server sent. */
export type ServerErrorCode = ErrorCode | (string & Record<never, never>)

/** One reason that a server gave for a failure. */
export interface ServerError {
  /** For people. */
  readonly message: string
  /** For programs. */
  readonly type: ServerErrorCode
  /** The code as the server sent it; empty when it sent none. */
  readonly errorCode: ServerErrorCode
  /** Values that the message speaks of; usually none. */
  readonly arguments: readonly unknown[]
}

/**
 * Reads the reasons from the body of a failure. Servers send a list, or an object with a list under `errors`, or with
 * one in each of its `actions`. Whatever else a body is, such as a proxy's HTML page or half a document, it yields no
 * reasons.
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
  const errorCode = textOf(entry['errorCode']) ?? textOf(entry['type']) ?? ''
  const message = textOf(entry['message']) ?? textOf(entry['detail']) ?? textOf(entry['title']) ?? ''
  if (errorCode === '' && message === '') return null
  const values = entry['arguments']
  return {
    message,
    type: textOf(entry['type']) ?? errorCode,
    errorCode,
    arguments: Array.isArray(values) ? values : [],
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
