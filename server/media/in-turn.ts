/** Runs one piece of work after the other, in the order in which they come; a failed one does not hold up the next. */
export function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}

/**
 * The turns of whatever reads a whole picture: a large photograph takes a quarter of a gigabyte meanwhile, and one
 * alone keeps all cores busy.
 */
export const inTurn = createTurns()
