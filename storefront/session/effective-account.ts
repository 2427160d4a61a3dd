import type { ShopClient } from '@hydrant/client/create-client.ts'
import { isResponseError } from '@hydrant/client/errors.ts'
import type { ShopCookies } from './cookies.ts'

const COOKIE_NAME = 'acting_account'

/**
 * Returns a client for the effective account from the cookie. When the server rejects that account, because the session
 * has ended or the user may no longer manage it, the cookie is cleared and the user's own account is used.
 */
export async function loadAccountClientOrClearCookie(client: ShopClient, cookies: ShopCookies): Promise<ShopClient> {
  const accountId = cookies.read(COOKIE_NAME)
  if (accountId === null) return client
  const accountClient = client.withAccount(accountId)
  try {
    await accountClient.getSessionContext()
    return accountClient
  } catch (error) {
    if (!isResponseError(error) || error.status >= 500) return accountClient
    cookies.clear(COOKIE_NAME)
    return client
  }
}

/** Returns the effective account in the cookie; undefined for the user's own. */
export function readEffectiveAccountId(cookies: ShopCookies): string | undefined {
  return cookies.read(COOKIE_NAME) ?? undefined
}

/** Stores the effective account until the browser is closed; null for the user's own. */
export function setEffectiveAccount(cookies: ShopCookies, accountId: string | null): void {
  if (accountId === null) cookies.clear(COOKIE_NAME)
  else cookies.set(COOKIE_NAME, accountId)
}
