import { redirect } from 'react-router'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/people.js'
import type { Route } from './+types/sign-in-code.ts'
import { links } from '../links.ts'
import { NarrowForm } from '../people/narrow-form.tsx'
import { finishSignInAndRedirect } from '../people/sign-in-code.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { NarrowFormPage } from '../session/narrow-form-page.tsx'
import { readForm } from '../session/read-form.ts'
import { readReturnPath } from '../session/return-path.ts'
import { readSignInStep } from '../session/sign-in-step.ts'
import { shopContext } from '../shop-context.ts'

const CODE_ID = 'sign-in-code'

/** Shows the second page of the sign-in; whoever has not been on the first one is redirected there. */
export function loader({ request, context }: Route.LoaderArgs) {
  const returnTo = readReturnPath(new URL(request.url).searchParams.get('returnTo'))
  if (readSignInStep(context.get(shopContext).cookies) === null) throw redirect(links.login(returnTo))
  return { returnTo }
}

export async function action({ request, context }: Route.ActionArgs) {
  return finishSignInAndRedirect(await readForm(request), context.get(shopContext))
}

export default function SignInCodePage({ loaderData, actionData }: Route.ComponentProps) {
  const { error, returnTo } = actionData ?? { error: undefined, ...loaderData }
  return (
    <NarrowFormPage title={messages.codeTitle()} intro={messages.codeIntro()}>
      <ShopTitle title={messages.codeTitle()} />
      <meta name="robots" content="noindex" />
      <NarrowForm
        issues={error === undefined ? [] : [{ fieldId: CODE_ID, message: error }]}
        issuesTitle={messages.codeNotAccepted()}
        submitLabel={messages.finishSignIn()}
      >
        <input type="hidden" name="returnTo" value={returnTo} />
        <TextField
          id={CODE_ID}
          label={messages.code()}
          name="code"
          autoComplete="one-time-code"
          maxLength={50}
          hint={messages.codeHint()}
          required
          error={error}
        />
      </NarrowForm>
      <p>{messages.lostApp()}</p>
      <p>
        <Link href={links.login(returnTo)}>{messages.signInAgain()}</Link>
      </p>
    </NarrowFormPage>
  )
}
