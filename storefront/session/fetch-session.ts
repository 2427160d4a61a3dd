import type { SessionTimes } from './session-monitor.ts'

/** A session's times and user. */
interface UserSessionTimes extends SessionTimes {
  readonly userId: string
}

/** Extends the session on the server: `ended` when there is none any more. Rejects when the request fails. */
export async function extendSession(url: string): Promise<UserSessionTimes | 'ended'> {
  return readSessionTimesOrThrow(await fetch(url, { method: 'POST', body: new URLSearchParams(), keepalive: true }))
}

/** Fetches the session's times without extending it: `ended` when there is none. Rejects when the request fails. */
export async function fetchSessionTimes(url: string): Promise<UserSessionTimes | 'ended'> {
  return readSessionTimesOrThrow(await fetch(url, { cache: 'no-store' }))
}

async function readSessionTimesOrThrow(response: Response): Promise<UserSessionTimes | 'ended'> {
  if (response.status === 401) return 'ended'
  const body: unknown = await response.json()
  if (!response.ok || !isSession(body)) throw new Error(`${response.url} answered ${response.status}.`)
  return body
}

function isSession(value: unknown): value is UserSessionTimes {
  if (typeof value !== 'object' || value === null || !('userId' in value) || typeof value.userId !== 'string')
    return false
  return (
    'secondsLeft' in value &&
    typeof value.secondsLeft === 'number' &&
    'idleSeconds' in value &&
    typeof value.idleSeconds === 'number'
  )
}
