/** How often a transaction is tried in all. */
const ATTEMPTS = 4

/**
 * PostgreSQL's codes for a transaction that only failed because of others at the same time: serialization failure,
 * deadlock.
 */
const TRANSIENT = new Set(['40001', '40P01'])

/** Runs a whole transaction, and again when it had to give way to another one; what failed has been rolled back. */
export async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (attempt === ATTEMPTS || !hadToGiveWay(error)) throw error
    }
  }
}

function hadToGiveWay(error: unknown): boolean {
  return [...TRANSIENT].some((code) => hasCode(error, code))
}

/** Whether an error, or what caused it, has one of PostgreSQL's codes. */
export function hasCode(error: unknown, code: string): boolean {
  if (typeof error !== 'object' || error === null) return false
  return ('code' in error && error.code === code) || ('cause' in error && hasCode(error.cause, code))
}
