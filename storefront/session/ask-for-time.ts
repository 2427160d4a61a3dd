import type { SessionTimes } from './session-watch.ts'

/** What the server tells of a session: how long it lasts, and whose it is. */
interface ToldSession extends SessionTimes {
  readonly userId: string
}

/**
 * Asks the server to begin the session's idle time anew: `gone` when there is none any more. Rejects when it cannot be
 * asked.
 */
export async function askForTime(address: string): Promise<ToldSession | 'gone'> {
  return readSession(await fetch(address, { method: 'POST', body: new URLSearchParams(), keepalive: true }))
}

/** Asks the server how long the session lasts, and leaves its end where it is. Answers and rejects as above. */
export async function lookAtTime(address: string): Promise<ToldSession | 'gone'> {
  return readSession(await fetch(address, { cache: 'no-store' }))
}

async function readSession(response: Response): Promise<ToldSession | 'gone'> {
  if (response.status === 401) return 'gone'
  const answer: unknown = await response.json()
  if (!response.ok || !isSession(answer)) throw new Error(`${response.url} answered ${response.status}.`)
  return answer
}

function isSession(value: unknown): value is ToldSession {
  if (typeof value !== 'object' || value === null || !('userId' in value) || typeof value.userId !== 'string')
    return false
  return (
    'secondsLeft' in value &&
    typeof value.secondsLeft === 'number' &&
    'idleSeconds' in value &&
    typeof value.idleSeconds === 'number'
  )
}
