/** Where a browser keeps texts: `sessionStorage`, `localStorage`, or a Map-like thing of the caller's. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** One text that a browser keeps. */
export interface StoredText {
  /** The text, or null when none is kept. */
  readonly read: () => string | null
  /** Keeps a text; a blank one removes what was kept. */
  readonly write: (text: string) => void
  readonly remove: () => void
}

/**
 * Opens one text by its key. A browser that refuses to store, as some do in private windows, keeps nothing and fails
 * nothing.
 */
export function openStoredText(storage: TextStorage, key: string): StoredText {
  const remove = () => attempt(() => storage.removeItem(key))
  return {
    read: () => attempt(() => storage.getItem(key)) ?? null,
    write: (text) => (isBlank(text) ? remove() : attempt(() => storage.setItem(key, text))),
    remove,
  }
}

/** Whether a value is anything but a text that says something. */
export function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === ''
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
