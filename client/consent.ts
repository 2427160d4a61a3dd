/** The purposes of cookies and scripts. */
export type ConsentCategory = 'essential' | 'functional' | 'performance' | 'targeted'

/** The visitor's choices; a category that is missing was refused. */
export type ConsentChoices = { readonly [Category in Exclude<ConsentCategory, 'essential'>]?: boolean }

/** Where the consent of a visitor is read from. */
export interface ConsentOptions {
  /** Returns the visitor's choices, or null when they have made none. */
  readonly readChoices: () => ConsentChoices | null
  readonly isGuest: () => boolean
}

/**
 * Runs code only once the visitor's consent allows it. There are two checks. `isAllowed` is the platform's: a guest who
 * has made no choice counts as agreeing. `isAgreed` is stricter, for cases where the law or the shop requires explicit
 * consent: no choice counts as refusing.
 */
export function createConsentGate({ readChoices, isGuest }: ConsentOptions) {
  const pendingAttempts = new Set<() => void>()

  /** Whether the visitor has explicitly agreed to a category. */
  function isAgreed(category: ConsentCategory): boolean {
    return category === 'essential' || readChoices()?.[category] === true
  }

  /** Whether code of a category may run now. A guest who has made no choice counts as agreeing; a buyer does not. */
  function isAllowed(category: ConsentCategory): boolean {
    if (category === 'essential') return true
    return readChoices() === null ? isGuest() : isAgreed(category)
  }

  function runOnceWhen(canRun: () => boolean, callback: () => void): () => void {
    const attempt = () => {
      if (!pendingAttempts.has(attempt) || !canRun()) return
      pendingAttempts.delete(attempt)
      callback()
    }
    pendingAttempts.add(attempt)
    attempt()
    return () => void pendingAttempts.delete(attempt)
  }

  return {
    isAllowed,
    isAgreed,
    /** Calls the callback once, now or as soon as it is allowed; returns a function that cancels it. */
    whenAllowed: (category: ConsentCategory, callback: () => void) => runOnceWhen(() => isAllowed(category), callback),
    /** Calls the callback once, as soon as the visitor has explicitly agreed; returns a function that cancels it. */
    whenAgreed: (category: ConsentCategory, callback: () => void) => runOnceWhen(() => isAgreed(category), callback),
    /** Call this when the visitor's choices or the visitor have changed; it runs the callbacks that are allowed now. */
    choicesChanged(): void {
      for (const attempt of new Set(pendingAttempts)) attempt()
    },
  }
}
