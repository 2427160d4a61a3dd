import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import * as messages from '@hydrant/messages/compiled/storefront/session.js'
import type { Route } from './+types/forgot-password.ts'
import { links } from '../links.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { requestResetAndRedirectToSignIn } from '../session/forgot-password.ts'
import { ForgotPasswordForm } from '../session/forgot-password-form.tsx'
import { NarrowFormPage } from '../session/narrow-form-page.tsx'
import { readForm } from '../session/read-form.ts'
import { shopContext } from '../shop-context.ts'

export async function action({ request, context }: Route.ActionArgs) {
  return requestResetAndRedirectToSignIn(await readForm(request), context.get(shopContext))
}

export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  return (
    <NarrowFormPage title={messages.forgotPasswordTitle()} intro={messages.forgotPasswordIntro()}>
      <ShopTitle title={messages.forgotPasswordTitle()} />
      <meta name="robots" content="noindex" />
      <ForgotPasswordForm failedRequest={actionData} />
      <p>
        <RichMessage
          text={messages.signInAfterAll({ signIn: createElementPlaceholder('signIn') })}
          elements={{ signIn: <Link href={links.login()}>{messages.signIn()}</Link> }}
        />
      </p>
    </NarrowFormPage>
  )
}
