import type { Route } from './+types/company-sign-in.ts'
import { finishCompanySignIn, startCompanySignIn } from '../people/company-sign-in.ts'
import { readForm } from '../session/read-form.ts'
import { shopContext } from '../shop-context.ts'

/** Finishes a sign-in with an account of the company: its provider has sent the visitor here. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return finishCompanySignIn(request, context.get(shopContext))
}

/** Begins a sign-in with an account of the company. */
export async function action({ request, context }: Route.ActionArgs) {
  return startCompanySignIn(await readForm(request), context.get(shopContext))
}
