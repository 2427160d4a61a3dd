import { redirect } from 'react-router'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as peopleMessages from '@hydrant/messages/compiled/storefront/people.js'
import * as messages from '@hydrant/messages/compiled/storefront/session.js'
import type { Route } from './+types/login.ts'
import { links } from '../links.ts'
import { findCompanySignInLabel } from '../people/company-sign-in-label.ts'
import { peopleLinks } from '../people/people-links.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { NarrowFormPage } from '../session/narrow-form-page.tsx'
import { redirectToPage } from '../session/redirect-to-page.ts'
import { LoginForm } from '../session/login-form.tsx'
import { readForm } from '../session/read-form.ts'
import { readReturnPath } from '../session/return-path.ts'
import { isSecondFactorDemanded } from '../session/second-factor-demand.ts'
import { signInAndRedirect } from '../session/sign-in.ts'
import { shopContext } from '../shop-context.ts'

/** Loads what the sign-in page shows; a signed-in visitor is redirected to `returnTo`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { client } = shop
  const returnTo = readReturnPath(new URL(request.url).searchParams.get('returnTo'))
  const [session, { selfRegistrationEnabled = false, guestCheckoutEnabled }, company] = await Promise.all([
    client.getSessionContext(),
    client.getApplicationContext(),
    findCompanySignInLabel(shop),
  ])
  if (!session.guestUser) throw redirectToPage(returnTo)
  if (await isSecondFactorDemanded(shop)) throw redirect(peopleLinks.secondFactor(returnTo))
  return { returnTo, mayRegister: selfRegistrationEnabled, isGuestCheckout: guestCheckoutEnabled, company }
}

export async function action({ request, context }: Route.ActionArgs) {
  return signInAndRedirect(await readForm(request), context.get(shopContext))
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const returnTo = actionData?.returnTo ?? loaderData.returnTo
  return (
    <NarrowFormPage title={messages.signIn()} intro={messages.signInIntro()}>
      <ShopTitle title={messages.signIn()} />
      <meta name="robots" content="noindex" />
      <LoginForm returnTo={returnTo} failedSignIn={actionData} />
      {loaderData.company !== null && (
        <ButtonLink href={peopleLinks.companySignIn(returnTo)} prefetch="none" variant="secondary" size="l" isWide>
          {peopleMessages.signInWithCompany({ company: loaderData.company })}
        </ButtonLink>
      )}
      <p>
        <Link href={links.forgotPassword()}>{messages.forgotPassword()}</Link>
      </p>
      {loaderData.mayRegister && (
        <p>
          <RichMessage
            text={messages.newHere({ register: createElementPlaceholder('register') })}
            elements={{ register: <Link href={links.register(returnTo)}>{messages.register()}</Link> }}
          />
        </p>
      )}
      {loaderData.isGuestCheckout && (
        <p>
          <RichMessage
            text={messages.orderedAsGuest({ findOrder: createElementPlaceholder('findOrder') })}
            elements={{ findOrder: <Link href={links.findOrder()}>{messages.findYourOrder()}</Link> }}
          />
        </p>
      )}
    </NarrowFormPage>
  )
}
