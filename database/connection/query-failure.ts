import { hasCode } from './with-retry.ts'
import { DrizzleQueryError } from 'drizzle-orm/errors'

/**
 * Returns an error that is safe to log: a failed query, also as the cause of another error or among those that it
 * collects, without its parameter values, which may contain personal data or sessions.
 */
export function withoutQueryValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (!(error instanceof DrizzleQueryError)) return withoutValuesInside(error)
  const reason = error.cause instanceof Error ? error.cause.message : 'no reason given'
  const safeError = new Error(`Failed query: ${error.query} (${reason})`)
  const head = `Error: ${error.message}`
  safeError.stack = `Error: ${safeError.message}${error.stack?.startsWith(head) ? error.stack.slice(head.length) : ''}`
  return safeError
}

/** Replaces the failed queries among the causes of an error, and among the errors that it collects. */
function withoutValuesInside(error: Error): Error {
  const cause = withoutQueryValues(error.cause)
  const collectedErrors: readonly unknown[] = error instanceof AggregateError ? error.errors : []
  const safeErrors = collectedErrors.map(withoutQueryValues)
  if (cause === error.cause && safeErrors.every((safe, index) => safe === collectedErrors[index])) return error
  const options = 'cause' in error ? { cause } : undefined
  const copy =
    error instanceof AggregateError
      ? new AggregateError(safeErrors, error.message, options)
      : new Error(error.message, options)
  copy.name = error.name
  if (error.stack !== undefined) copy.stack = error.stack
  return copy
}

/** Whether a statement failed because another row has the value already, of what no two rows may have. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, '23505')
}
