import type { Outcome } from './outcome.ts'

/** Something that runs work in a transaction, or in a savepoint of one, and undoes it when the work throws. */
interface Undoable<Inner> {
  transaction<T>(work: (inner: Inner) => Promise<T>): Promise<T>
}

/** Runs work in a transaction of which nothing remains when the work is refused. */
export async function allOrNothing<Inner, Value>(outer: Undoable<Inner>, work: (inner: Inner) => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  try {
    return await outer.transaction(async (inner) => {
      const outcome = await work(inner)
      if (!outcome.ok) throw new Undone(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof Undone) return error.outcome
    throw error
  }
}

class Undone extends Error {
  readonly outcome: Outcome<never>

  constructor(outcome: Outcome<never>) {
    super('refused')
    this.outcome = outcome
  }
}
