import { TextField } from '@hydrant/design/form/field.tsx'
import { PasswordField } from '@hydrant/design/form/password-field.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/people.js'
import type { Route } from './+types/email.ts'
import { EMAIL_FIELDS, requestEmailChange } from '../people/change-email.ts'
import { NarrowForm } from '../people/narrow-form.tsx'
import { ShopTitle } from '../seo/shop-title.tsx'
import { NarrowFormPage } from '../session/narrow-form-page.tsx'
import { readForm } from '../session/read-form.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userName = '' } = await requireBuyer(context.get(shopContext), request)
  return { userName }
}

/** Asks for a link to the new address, or returns the field errors. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireBuyer(shop, request)
  return requestEmailChange(await readForm(request), shop)
}

export default function EmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { fieldErrors = [], newEmail } = actionData ?? {}
  const errorOf = (fieldId: string) => fieldErrors.find((fieldError) => fieldError.fieldId === fieldId)?.message
  return (
    <NarrowFormPage title={messages.changeEmail()} intro={messages.changeEmailIntro()}>
      <ShopTitle title={messages.changeEmail()} />
      <meta name="robots" content="noindex" />
      <NarrowForm issues={fieldErrors} issuesTitle={messages.emailNotChanged()} submitLabel={messages.changeEmail()}>
        <p>{messages.currentEmail({ email: loaderData.userName })}</p>
        <TextField
          id={EMAIL_FIELDS.newEmail}
          label={messages.newEmail()}
          name="newEmail"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={newEmail}
          error={errorOf(EMAIL_FIELDS.newEmail)}
        />
        <PasswordField
          id={EMAIL_FIELDS.password}
          label={messages.password()}
          name="password"
          required
          error={errorOf(EMAIL_FIELDS.password)}
        />
      </NarrowForm>
    </NarrowFormPage>
  )
}
