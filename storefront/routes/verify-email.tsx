import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import * as messages from '@hydrant/messages/compiled/storefront/people.js'
import type { Route } from './+types/verify-email.ts'
import { NarrowForm } from '../people/narrow-form.tsx'
import { peopleLinks } from '../people/people-links.ts'
import { verifyEmailOrAskForLink } from '../people/verify-email.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { NarrowFormPage } from '../session/narrow-form-page.tsx'
import { readForm } from '../session/read-form.ts'
import { shopContext } from '../shop-context.ts'

const EMAIL_ID = 'verify-email'

/** Loads the token of the link; without one, the page asks for another link. A form uses it, no mere look at the page. */
export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  return verifyEmailOrAskForLink(await readForm(request), context.get(shopContext))
}

export default function VerifyEmailPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const hasToken = token !== ''
  const { error, email = '' } = actionData ?? {}
  const issues = error === undefined ? [] : [{ fieldId: EMAIL_ID, message: error }]
  return (
    <NarrowFormPage
      title={messages.confirmEmail()}
      intro={hasToken ? messages.confirmEmailIntro() : messages.resendIntro()}
    >
      <ShopTitle title={messages.confirmEmail()} />
      <meta name="robots" content="noindex" />
      {hasToken ? (
        <NarrowForm
          issues={issues.map((issue) => ({ ...issue, href: peopleLinks.verifyEmail() }))}
          issuesTitle={messages.emailNotConfirmed()}
          submitLabel={messages.confirmEmail()}
        >
          <input type="hidden" name="token" value={token} />
        </NarrowForm>
      ) : (
        <NarrowForm issues={issues} issuesTitle={messages.linkNotSent()} submitLabel={messages.askForLink()}>
          <TextField
            id={EMAIL_ID}
            label={messages.emailAddress()}
            name="email"
            type="email"
            autoComplete="username"
            maxLength={254}
            required
            defaultValue={email}
            error={error}
          />
        </NarrowForm>
      )}
      {hasToken && (
        <p>
          <RichMessage
            text={messages.linkNoLongerWorks({ askAgain: createElementPlaceholder('askAgain') })}
            elements={{ askAgain: <Link href={peopleLinks.verifyEmail()}>{messages.askForLink()}</Link> }}
          />
        </p>
      )}
    </NarrowFormPage>
  )
}
