import { redirect } from 'react-router'
import { hasStatus } from '@hydrant/client/errors.ts'
import * as messages from '@hydrant/messages/compiled/storefront/people.js'
import type { Route } from './+types/second-factor.ts'
import { links } from '../links.ts'
import { changeSecondFactor } from '../people/second-factor.ts'
import { SecondFactorPage } from '../people/second-factor-page.tsx'
import { ShopTitle } from '../seo/shop-title.tsx'
import { NarrowFormPage } from '../session/narrow-form-page.tsx'
import { readForm } from '../session/read-form.ts'
import { getPathInShop, readReturnPath } from '../session/return-path.ts'
import { shopContext } from '../shop-context.ts'

/**
 * Loads whether the user has a second factor; a guest is redirected to sign in. Staff of whom the store demands one, and
 * who have none yet, are users here and guests elsewhere.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { people, basePath } = context.get(shopContext)
  const { searchParams } = new URL(request.url)
  const returnTo = readReturnPath(searchParams.get('returnTo'), links.account())
  const confirmation = searchParams.get('confirmation') ?? ''
  const state = await people.getSecondFactor().catch((error: unknown) => {
    if (hasStatus(error, 401)) throw redirect(links.login(getPathInShop(request, basePath)))
    throw error
  })
  return { state, returnTo, confirmation }
}

export async function action({ request, context }: Route.ActionArgs) {
  return changeSecondFactor(await readForm(request), context.get(shopContext))
}

export default function SecondFactor({
  loaderData: { state, returnTo, confirmation },
  actionData,
}: Route.ComponentProps) {
  return (
    <NarrowFormPage
      title={messages.secondFactor()}
      intro={state.isDemanded ? messages.demandedIntro() : messages.secondFactorIntro()}
    >
      <ShopTitle title={messages.secondFactor()} />
      <meta name="robots" content="noindex" />
      <SecondFactorPage state={state} result={actionData} returnTo={returnTo} confirmation={confirmation} />
    </NarrowFormPage>
  )
}
