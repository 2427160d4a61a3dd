import { type Result, err } from './result.ts'

/** Runs work in a transaction, or in a savepoint of one, and rolls back when the work throws. */
interface TransactionRunner<Inner> {
  transaction<T>(work: (inner: Inner) => Promise<T>): Promise<T>
}

/** Runs work in a transaction that is rolled back when the work returns an error. */
export async function runOrRollBack<Inner, Value>(
  outer: TransactionRunner<Inner>,
  work: (inner: Inner) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  try {
    return await outer.transaction(async (inner) => {
      const result = await work(inner)
      if (!result.ok) throw new Rollback(result)
      return result
    })
  } catch (error) {
    if (error instanceof Rollback) return error.result
    throw error
  }
}

/** Runs work in a transaction that is always rolled back, and returns the result of the work. */
export async function runAndRollBack<Inner, Value>(
  outer: TransactionRunner<Inner>,
  work: (inner: Inner) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const results: Result<Value>[] = []
  const rolledBackResult = await runOrRollBack(outer, async (inner): Promise<Result<never>> => {
    const result = await work(inner)
    results.push(result)
    return result.ok
      ? err({ code: 'UNKNOWN_EXCEPTION', message: () => 'The work of a dry run has been rolled back.' })
      : result
  })
  return results[0] ?? rolledBackResult
}

class Rollback extends Error {
  readonly result: Result<never>

  constructor(result: Result<never>) {
    super('refused')
    this.result = result
  }
}
