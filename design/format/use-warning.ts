import { useEffect } from 'react'
import { warn } from '../feedback/warn.ts'

const told = new Set<string>()

/**
 * Warns in the browser's console, once for each message, however many components have the same to say; null has nothing
 * to warn of.
 */
export function useWarning(message: string | null): void {
  useEffect(() => {
    if (message === null || told.has(message)) return
    told.add(message)
    warn(message)
  }, [message])
}
