/** What cookies and scripts are for. */
export type ConsentCategory = 'essential' | 'functional' | 'performance' | 'targeted'

/** What a visitor has agreed to; a category that is not named was refused. */
export type ConsentChoices = { readonly [Category in Exclude<ConsentCategory, 'essential'>]?: boolean }

/** What knowing a visitor's consent needs. */
export interface ConsentOptions {
  /** The choices that the visitor made, or null when they have made none. */
  readonly readChoices: () => ConsentChoices | null
  readonly isGuest: () => boolean
}

/**
 * Runs what needs a visitor's consent, and nothing that was refused. There are two measures of it. `isAllowed` is the
 * platform's: a guest who has made no choice counts as agreeing. `isAgreed` is the stricter one, for whatever the law
 * or the shop wants an answer for first: silence is none.
 */
export function createConsent({ readChoices, isGuest }: ConsentOptions) {
  const waiting = new Set<() => void>()

  /** Whether the visitor has said themselves that something of a category may run. */
  function isAgreed(category: ConsentCategory): boolean {
    return category === 'essential' || readChoices()?.[category] === true
  }

  /**
   * Whether something of a category may run now. A guest who has made no choice counts as agreeing; a buyer does not.
   */
  function isAllowed(category: ConsentCategory): boolean {
    if (category === 'essential') return true
    return readChoices() === null ? isGuest() : isAgreed(category)
  }

  function runWhen(mayRun: () => boolean, act: () => void): () => void {
    const attempt = () => {
      if (!waiting.has(attempt) || !mayRun()) return
      waiting.delete(attempt)
      act()
    }
    waiting.add(attempt)
    attempt()
    return () => void waiting.delete(attempt)
  }

  return {
    isAllowed,
    isAgreed,
    /** Runs something once, now or as soon as it is allowed, unless the function that is answered is called before. */
    whenAllowed: (category: ConsentCategory, act: () => void) => runWhen(() => isAllowed(category), act),
    /** The same, as soon as the visitor has agreed to it. */
    whenAgreed: (category: ConsentCategory, act: () => void) => runWhen(() => isAgreed(category), act),
    /** Says that the visitor has chosen anew, or is another one; what waited for that runs. */
    choicesChanged(): void {
      for (const attempt of new Set(waiting)) attempt()
    },
  }
}
