import { Form, useNavigation } from 'react-router'
import { ErrorSummary } from '@hydrant/design/form/error-summary.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { PasswordField } from '@hydrant/design/form/password-field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/session.js'
import { links } from '../links.ts'
import styles from './login-form.module.css'
import { SIGN_IN_FIELDS, type FailedSignIn } from './sign-in.ts'

/** The sign-in form. */
export function LoginForm({
  returnTo,
  failedSignIn,
}: {
  readonly returnTo: string
  readonly failedSignIn: FailedSignIn | undefined
}) {
  const { state } = useNavigation()
  const fieldErrors = failedSignIn?.fieldErrors ?? []
  const errorOf = (fieldId: string) => fieldErrors.find((fieldError) => fieldError.fieldId === fieldId)?.message
  return (
    <Form method="post" action={links.login()} noValidate className={styles.form}>
      <ErrorSummary issues={fieldErrors} title={messages.notSignedInYet()} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <TextField
        id={SIGN_IN_FIELDS.email}
        label={messages.emailAddress()}
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={failedSignIn?.email}
        error={errorOf(SIGN_IN_FIELDS.email)}
      />
      <PasswordField
        id={SIGN_IN_FIELDS.password}
        label={messages.password()}
        name="password"
        required
        error={errorOf(SIGN_IN_FIELDS.password)}
      />
      <Button type="submit" size="l" isWide isBusy={state === 'submitting'}>
        {messages.signIn()}
      </Button>
    </Form>
  )
}
