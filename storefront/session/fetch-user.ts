/** Whether a visitor is a guest, and a buyer's user id. */
interface User {
  readonly guestUser: boolean
  readonly userId: string
}

/** Fetches from `url` who the visitor is. Rejects when the response is invalid. */
export async function fetchUser(url: string): Promise<User> {
  const response = await fetch(url, { priority: 'low', headers: { accept: 'application/json' } })
  const user: unknown = await response.json()
  if (!isUser(user)) throw new Error('The shop does not say who this is.')
  return user
}

function isUser(value: unknown): value is User {
  return (
    typeof value === 'object' &&
    value !== null &&
    'guestUser' in value &&
    typeof value.guestUser === 'boolean' &&
    'userId' in value &&
    typeof value.userId === 'string'
  )
}
