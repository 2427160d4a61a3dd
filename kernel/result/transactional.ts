import { type Result, err } from '../result/result.ts'

/** Something that runs work in a transaction, or in a savepoint of one, and undoes it when the work throws. */
interface Undoable<Inner> {
  transaction<T>(work: (inner: Inner) => Promise<T>): Promise<T>
}

/** Runs work in a transaction of which nothing remains when the work is refused. */
export async function transactional<Inner, Value>(
  outer: Undoable<Inner>,
  work: (inner: Inner) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  try {
    return await outer.transaction(async (inner) => {
      const outcome = await work(inner)
      if (!outcome.ok) throw new Rollback(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof Rollback) return error.outcome
    throw error
  }
}

/** Runs work in a transaction of which nothing remains, whatever its outcome, and answers the outcome. */
export async function dryRun<Inner, Value>(
  outer: Undoable<Inner>,
  work: (inner: Inner) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const outcomes: Result<Value>[] = []
  const undone = await transactional(outer, async (inner): Promise<Result<never>> => {
    const outcome = await work(inner)
    outcomes.push(outcome)
    return outcome.ok ? err({ code: 'REHEARSED', message: 'This was a rehearsal.', status: 500 }) : outcome
  })
  return outcomes[0] ?? undone
}

class Rollback extends Error {
  readonly outcome: Result<never>

  constructor(outcome: Result<never>) {
    super('refused')
    this.outcome = outcome
  }
}
