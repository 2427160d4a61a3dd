import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import * as messages from '@hydrant/messages/compiled/storefront/session.js'
import type { Route } from './+types/reset-password.ts'
import { links } from '../links.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { NarrowFormPage } from '../session/narrow-form-page.tsx'
import { readForm } from '../session/read-form.ts'
import { resetPasswordAndRedirectToSignIn } from '../session/reset-password.ts'
import { ResetPasswordForm } from '../session/reset-password-form.tsx'
import { shopContext } from '../shop-context.ts'

/** Loads the token of the link; empty when the link is incomplete. */
export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  return resetPasswordAndRedirectToSignIn(await readForm(request), context.get(shopContext))
}

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const token = actionData?.token ?? loaderData.token
  return (
    <NarrowFormPage
      title={messages.chooseNewPassword()}
      intro={token === '' ? messages.resetLinkIncomplete() : messages.chooseNewPasswordIntro()}
    >
      <ShopTitle title={messages.chooseNewPassword()} />
      <meta name="robots" content="noindex" />
      {token !== '' && <ResetPasswordForm token={token} fieldErrors={actionData?.fieldErrors ?? []} />}
      <p>
        <RichMessage
          text={messages.linkNoLongerWorks({ askAgain: createElementPlaceholder('askAgain') })}
          elements={{ askAgain: <Link href={links.forgotPassword()}>{messages.askAgain()}</Link> }}
        />
      </p>
    </NarrowFormPage>
  )
}
