import type { Route } from './+types/company-sign-in.ts'
import { redirect } from 'react-router'
import { links } from '../links.ts'
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
  // Another site must not sign a visitor in by leading them here.
  if (request.headers.get('sec-fetch-site') === 'cross-site' && !isReturn(searchParams))
    return redirect(links.login(readReturnPath(searchParams.get('returnTo'))))
  return isReturn(searchParams)
    ? finishCompanySignIn(request, shop)
    : startCompanySignIn(readReturnPath(searchParams.get('returnTo')), shop)
}

/** Whether the provider has sent the visitor back, and not the shop here. */
function isReturn(searchParams: URLSearchParams): boolean {
  return ['state', 'code', 'error'].some((name) => searchParams.has(name))
}
