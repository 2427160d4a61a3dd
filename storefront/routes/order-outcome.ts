import type { Route } from './+types/order-outcome.ts'
import { ACCOUNT_ID_FIELD } from '../account/account-id-field.ts'
import { findOutcomeAndStoreEmail } from '../checkout/find-order-outcome.ts'
import { shopContext } from '../shop-context.ts'

/**
 * Returns what has become of the checkout `checkoutId`, for a page that got no response when it placed its order; see
 * `FoundOutcome`.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const outcome = await findOutcomeAndStoreEmail(context.get(shopContext), {
    checkoutId: searchParams.get('checkoutId') ?? '',
    accountId: searchParams.get(ACCOUNT_ID_FIELD) ?? '',
  })
  return Response.json(outcome, { headers: { 'cache-control': 'no-store' } })
}
