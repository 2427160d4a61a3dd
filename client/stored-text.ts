/** Where a browser stores strings: `sessionStorage`, `localStorage`, or an object of the caller's. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** One string in a browser's storage. */
export interface StoredText {
  /** The string, or null when none is stored. */
  readonly read: () => string | null
  /** Stores a string; a blank one removes the stored one. */
  readonly write: (text: string) => void
  readonly remove: () => void
}

/**
 * Creates access to the string that a browser stores under a key. Where the browser denies storage, as some do in
 * private windows, nothing is stored and nothing throws.
 */
export function createStoredText(storage: TextStorage, key: string): StoredText {
  const remove = () => accessOrUndefined(() => storage.removeItem(key))
  return {
    read: () => accessOrUndefined(() => storage.getItem(key)) ?? null,
    write: (text) => (isBlank(text) ? remove() : accessOrUndefined(() => storage.setItem(key, text))),
    remove,
  }
}

/** Whether a value is not a string, or a string of white space only. */
export function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === ''
}

function accessOrUndefined<Result>(access: () => Result): Result | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
