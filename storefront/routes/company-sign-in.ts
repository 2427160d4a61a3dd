import type { Route } from './+types/company-sign-in.ts'
import { finishCompanySignIn, startCompanySignIn } from '../people/company-sign-in.ts'
import { readReturnPath } from '../session/return-path.ts'
import { shopContext } from '../shop-context.ts'

/**
 * Begins a sign-in with an account of the company, or finishes it when its provider has sent the visitor back here. It is
 * no form: the content security policy lets no form of the shop lead to another site.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const shop = context.get(shopContext)
  return searchParams.has('state') || searchParams.has('code') || searchParams.has('error')
    ? finishCompanySignIn(request, shop)
    : startCompanySignIn(readReturnPath(searchParams.get('returnTo')), shop)
}
