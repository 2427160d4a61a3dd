/** Who a visitor is: no more than whether they are a guest, and a buyer's user id. */
interface User {
  readonly guestUser: boolean
  readonly userId: string
}

/** Asks the shop at `address` who the visitor is. Rejects when it does not say. */
export async function readUser(address: string): Promise<User> {
  const answer = await fetch(address, { priority: 'low', headers: { accept: 'application/json' } })
  const user: unknown = await answer.json()
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
