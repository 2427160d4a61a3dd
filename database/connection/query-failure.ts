import { DrizzleQueryError } from 'drizzle-orm/errors'

/**
 * Returns an error that is safe to log: a failed query, also as the cause of another error, without its parameter
 * values, which may contain personal data or sessions.
 */
export function withoutQueryValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (!(error instanceof DrizzleQueryError)) return withoutValuesInCause(error)
  const reason = error.cause instanceof Error ? error.cause.message : 'no reason given'
  const safeError = new Error(`Failed query: ${error.query} (${reason})`)
  const head = `Error: ${error.message}`
  safeError.stack = `Error: ${safeError.message}${error.stack?.startsWith(head) ? error.stack.slice(head.length) : ''}`
  return safeError
}

function withoutValuesInCause(error: Error): Error {
  const cause = withoutQueryValues(error.cause)
  if (cause === error.cause) return error
  const copy = new Error(error.message, { cause })
  copy.name = error.name
  if (error.stack !== undefined) copy.stack = error.stack
  return copy
}
