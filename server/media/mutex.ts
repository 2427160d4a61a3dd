/**
 * Creates a mutex: it runs functions one after another, in the order of the calls; a failed one does not block the
 * next.
 */
export function createMutex(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let previous: Promise<unknown> = Promise.resolve()
  return (work) => {
    const current = previous.then(work)
    previous = current.catch(() => undefined)
    return current
  }
}

/**
 * The mutex for everything that decodes a whole image of the library: a large photo needs a quarter of a gigabyte of
 * memory, and one alone keeps all cores busy.
 */
export const runExclusive = createMutex()

/** The mutex for images that are not for the library, so that those who upload them do not hinder pictures of the shop. */
export const runPrivateExclusive = createMutex()
