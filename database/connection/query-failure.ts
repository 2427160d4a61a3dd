import { DrizzleQueryError } from 'drizzle-orm/errors'

/**
 * An error as it may be logged: a failed query, also as the cause of another error, without the values it was given,
 * which may be somebody's address or session.
 */
export function withoutQueryValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (!(error instanceof DrizzleQueryError)) return withoutValuesInCause(error)
  const reason = error.cause instanceof Error ? error.cause.message : 'no reason given'
  const told = new Error(`Failed query: ${error.query} (${reason})`)
  const head = `Error: ${error.message}`
  told.stack = `Error: ${told.message}${error.stack?.startsWith(head) ? error.stack.slice(head.length) : ''}`
  return told
}

function withoutValuesInCause(error: Error): Error {
  const cause = withoutQueryValues(error.cause)
  if (cause === error.cause) return error
  const copy = new Error(error.message, { cause })
  copy.name = error.name
  if (error.stack !== undefined) copy.stack = error.stack
  return copy
}
