import type { Route } from './+types/login.ts'
import { EntryPage } from '../session/entry-page.tsx'
import { leadOn } from '../session/lead-on.ts'
import { LoginForm } from '../session/login-form.tsx'
import { readForm } from '../session/read-form.ts'
import { readReturnPath } from '../session/return-path.ts'
import { signIn } from '../session/sign-in.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { client } = context.get(shopContext)
  const returnTo = readReturnPath(new URL(request.url).searchParams.get('returnTo'))
  const session = await client.session.context()
  if (!session.guestUser) throw leadOn(returnTo)
  return { returnTo }
}

export async function action({ request, context }: Route.ActionArgs) {
  return signIn(await readForm(request), context.get(shopContext))
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EntryPage title="Sign in" intro="Sign in to see your contract prices, order with a purchase order and follow your orders. What is in your cart stays in it.">
      <title>Sign in | Hydrant</title>
      <meta name="robots" content="noindex" />
      <LoginForm returnTo={actionData?.returnTo ?? loaderData.returnTo} failed={actionData} />
    </EntryPage>
  )
}
