import { type Outcome, refused } from './outcome.ts'

/** Something that runs work in a transaction, or in a savepoint of one, and undoes it when the work throws. */
interface Undoable<Inner> {
  transaction<T>(work: (inner: Inner) => Promise<T>): Promise<T>
}

/** Runs work in a transaction of which nothing remains when the work is refused. */
export async function allOrNothing<Inner, Value>(
  outer: Undoable<Inner>,
  work: (inner: Inner) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
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

/** Runs work in a transaction of which nothing remains, whatever its outcome, and answers the outcome. */
export async function rehearse<Inner, Value>(
  outer: Undoable<Inner>,
  work: (inner: Inner) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const outcomes: Outcome<Value>[] = []
  const undone = await allOrNothing(outer, async (inner): Promise<Outcome<never>> => {
    const outcome = await work(inner)
    outcomes.push(outcome)
    return outcome.ok ? refused({ code: 'REHEARSED', message: 'This was a rehearsal.', status: 500 }) : outcome
  })
  return outcomes[0] ?? undone
}

class Undone extends Error {
  readonly outcome: Outcome<never>

  constructor(outcome: Outcome<never>) {
    super('refused')
    this.outcome = outcome
  }
}
