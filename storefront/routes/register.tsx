import { data } from 'react-router'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/session.js'
import type { Route } from './+types/register.ts'
import { links } from '../links.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { NarrowFormPage } from '../session/narrow-form-page.tsx'
import { redirectToPage } from '../session/redirect-to-page.ts'
import { readForm } from '../session/read-form.ts'
import { registerAndRedirectToSignIn } from '../session/register.ts'
import { RegistrationForm } from '../session/registration-form.tsx'
import { readReturnPath } from '../session/return-path.ts'
import { shopContext } from '../shop-context.ts'

/** Responds with 404 when the store has no self-registration; a signed-in visitor is redirected to `returnTo`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { client } = context.get(shopContext)
  const returnTo = readReturnPath(new URL(request.url).searchParams.get('returnTo'))
  const [application, session] = await Promise.all([client.getApplicationContext(), client.getSessionContext()])
  const { selfRegistrationNeedsApproval: needsApproval = false } = application
  if (application.selfRegistrationEnabled !== true) throw data(null, { status: 404 })
  if (!session.guestUser) throw redirectToPage(returnTo)
  return {
    returnTo,
    needsApproval,
    asksForPassword: !needsApproval && application.selfRegistrationConfirmsEmail !== true,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return registerAndRedirectToSignIn(await readForm(request), context.get(shopContext))
}

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const returnTo = actionData?.returnTo ?? loaderData.returnTo
  const { needsApproval, asksForPassword } = loaderData
  return (
    <NarrowFormPage
      title={messages.register()}
      intro={needsApproval ? messages.applyIntro() : messages.registerIntro()}
    >
      <ShopTitle title={messages.register()} />
      <meta name="robots" content="noindex" />
      <RegistrationForm
        returnTo={returnTo}
        failedRegistration={actionData}
        needsApproval={needsApproval}
        asksForPassword={asksForPassword}
      />
      <p>
        <RichMessage
          text={messages.alreadyRegistered({ signIn: createElementPlaceholder('signIn') })}
          elements={{ signIn: <Link href={links.login(returnTo)}>{messages.signIn()}</Link> }}
        />
      </p>
    </NarrowFormPage>
  )
}
