import { useEffect } from 'react'
import { logDeveloperWarning } from '../feedback/warn-developer.ts'

const warnedMessages = new Set<string>()

/**
 * Logs a warning in the browser's console, once for each message, however many components report it; null logs nothing.
 */
export function useWarnOncePerMessage(message: string | null): void {
  useEffect(() => {
    if (message === null || warnedMessages.has(message)) return
    warnedMessages.add(message)
    logDeveloperWarning(message)
  }, [message])
}
