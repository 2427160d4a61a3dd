import { DrizzleQueryError } from 'drizzle-orm/errors'

/** An error as it may be logged: a failed query without the values it was given, which may be somebody's address or session. */
export function withoutQueryValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error
  const reason = error.cause instanceof Error ? error.cause.message : 'no reason given'
  const told = new Error(`Failed query: ${error.query} (${reason})`)
  const head = `Error: ${error.message}`
  told.stack = `Error: ${told.message}${error.stack?.startsWith(head) ? error.stack.slice(head.length) : ''}`
  return told
}
