import type { SessionTimes } from './session-watch.ts'

/** Asks the server to begin the session's idle time anew: `gone` when there is none any more. Rejects when it cannot be asked. */
export async function askForTime(address: string): Promise<SessionTimes | 'gone'> {
  return readTimes(await fetch(address, { method: 'POST', body: new URLSearchParams(), keepalive: true }))
}

/** Asks the server how long the session lasts, and leaves its end where it is. Answers and rejects as above. */
export async function lookAtTime(address: string): Promise<SessionTimes | 'gone'> {
  return readTimes(await fetch(address, { cache: 'no-store' }))
}

async function readTimes(response: Response): Promise<SessionTimes | 'gone'> {
  if (response.status === 401) return 'gone'
  const answer: unknown = await response.json()
  if (!response.ok || !areTimes(answer)) throw new Error(`${response.url} answered ${response.status}.`)
  return answer
}

function areTimes(value: unknown): value is SessionTimes {
  return typeof value === 'object' && value !== null && 'secondsLeft' in value && typeof value.secondsLeft === 'number' && 'idleSeconds' in value && typeof value.idleSeconds === 'number'
}
