import type { TextStorage } from '../stored-text.ts'

/** A storage that lives as long as its test; `kept` shows what is in it. */
export function createMemoryStorage(initial: Readonly<Record<string, string>> = {}) {
  const texts = new Map(Object.entries(initial))
  const storage: TextStorage = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }
  return { storage, kept: () => Object.fromEntries(texts) }
}

/** A storage as some browsers have it in private windows: whatever is asked of it, it throws. */
export const brokenStorage: TextStorage = {
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
}

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
