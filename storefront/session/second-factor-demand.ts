import { hasStatus } from '@hydrant/client/errors.ts'
import type { ShopContext } from '../shop-context.ts'

/**
 * Whether the visitor has signed in as staff without the second factor that the store demands, so that they are a guest
 * everywhere but where they set it up.
 */
export async function isSecondFactorDemanded({
  people,
  wasSignedIn,
}: Pick<ShopContext, 'people' | 'wasSignedIn'>): Promise<boolean> {
  if (!wasSignedIn) return false
  try {
    return (await people.getSecondFactor()).isDemanded
  } catch (error) {
    if (hasStatus(error, 401) || hasStatus(error, 404)) return false
    throw error
  }
}
