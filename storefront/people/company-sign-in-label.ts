import { hasStatus } from '@hydrant/client/errors.ts'
import type { ShopContext } from '../shop-context.ts'

/** Finds what the accounts of the company are called with which people sign in; null where nobody does. */
export async function findCompanySignInLabel({ people }: Pick<ShopContext, 'people'>): Promise<string | null> {
  try {
    return (await people.getCompanySignIn()).label
  } catch (error) {
    // Other servers of the API do not have the call.
    if (hasStatus(error, 404)) return null
    throw error
  }
}
