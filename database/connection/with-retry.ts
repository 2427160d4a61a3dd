/** The maximum number of attempts of a transaction. */
const MAX_ATTEMPTS = 4

/**
 * PostgreSQL's codes for a transaction that failed only because of concurrent ones: serialization failure, deadlock.
 */
const TRANSIENT_CODES = new Set(['40001', '40P01'])

/**
 * Runs a complete transaction, and again when it failed because of a concurrent one; a failed attempt has been rolled
 * back.
 */
export async function withRetry<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isConcurrencyFailure(error)) throw error
    }
  }
}

function isConcurrencyFailure(error: unknown): boolean {
  return [...TRANSIENT_CODES].some((code) => hasCode(error, code))
}

/** Whether an error, or its cause, has this PostgreSQL error code. */
export function hasCode(error: unknown, code: string): boolean {
  if (typeof error !== 'object' || error === null) return false
  return ('code' in error && error.code === code) || ('cause' in error && hasCode(error.cause, code))
}
