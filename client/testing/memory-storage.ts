import type { TextStorage } from '../stored-text.ts'

/** Creates a storage in memory; `storedItems` returns its items. */
export function createInspectableStorage(initial: Readonly<Record<string, string>> = {}) {
  const items = new Map(Object.entries(initial))
  const storage: TextStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  }
  return { storage, storedItems: () => Object.fromEntries(items) }
}

/** A storage that always throws, as in some browsers' private windows. */
export const brokenStorage: TextStorage = {
  getItem: throwSecurityError,
  setItem: throwSecurityError,
  removeItem: throwSecurityError,
}

function throwSecurityError(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
