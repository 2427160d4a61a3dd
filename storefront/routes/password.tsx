import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import type { Route } from './+types/password.ts'
import { changePassword } from '../account/change-password.ts'
import { PasswordForm } from '../account/password-form.tsx'
import { ShopTitle } from '../seo/shop-title.tsx'
import { NarrowFormPage } from '../session/narrow-form-page.tsx'
import { readForm } from '../session/read-form.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userName } = await requireBuyer(context.get(shopContext), request)
  return { userName: userName ?? '' }
}

/** Changes the password, or returns the field errors. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireBuyer(shop, request)
  return changePassword(await readForm(request), shop)
}

export default function Password({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NarrowFormPage title={messages.changePassword()} intro={messages.changePasswordIntro()}>
      <ShopTitle title={messages.changePassword()} />
      <meta name="robots" content="noindex" />
      <PasswordForm userName={loaderData.userName} fieldErrors={actionData?.fieldErrors ?? []} />
    </NarrowFormPage>
  )
}
