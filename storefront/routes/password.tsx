import type { Route } from './+types/password.ts'
import { changePassword } from '../account/change-password.ts'
import { PasswordForm } from '../account/password-form.tsx'
import { withShopName } from '../seo/shop-name.ts'
import { EntryPage } from '../session/entry-page.tsx'
import { readForm } from '../session/read-form.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userName } = await requireBuyer(context.get(shopContext), request)
  return { userName: userName ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireBuyer(shop, request)
  return changePassword(await readForm(request), shop)
}

export default function Password({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EntryPage
      title="Change password"
      intro="Your other sessions, and all tokens of your programs, end when the password changes. You stay signed in here."
    >
      <title>{withShopName('Change password')}</title>
      <meta name="robots" content="noindex" />
      <PasswordForm userName={loaderData.userName} fieldErrors={actionData?.fieldErrors ?? []} />
    </EntryPage>
  )
}
