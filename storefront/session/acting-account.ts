import type { ShopClient } from '@hydrant/client/create-client.ts'
import { isResponseError } from '@hydrant/client/errors.ts'
import type { ShopCookies } from './cookies.ts'

const COOKIE = 'acting_account'

/**
 * The client that acts for the account which the buyer has chosen to buy for. An account that is refused, because the
 * session has ended or the account is no longer theirs to manage, gives way to their own.
 */
export async function actForChosenAccount(client: ShopClient, cookies: ShopCookies): Promise<ShopClient> {
  const accountId = cookies.read(COOKIE)
  if (accountId === null) return client
  const acting = client.withAccount(accountId)
  try {
    await acting.session.context()
    return acting
  } catch (error) {
    if (!isResponseError(error) || error.status >= 500) return acting
    cookies.clear(COOKIE)
    return client
  }
}

/** Remembers the account that the buyer buys for until the browser is closed; null is their own. */
export function chooseAccount(cookies: ShopCookies, accountId: string | null): void {
  if (accountId === null) cookies.clear(COOKIE)
  else cookies.set(COOKIE, accountId)
}
