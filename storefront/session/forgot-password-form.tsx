import { Form, useNavigation } from 'react-router'
import { ErrorSummary } from '@hydrant/design/form/error-summary.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/session.js'
import { type FailedResetRequest, FORGOT_PASSWORD_FIELD } from './forgot-password.ts'
import styles from './login-form.module.css'

/** The form that asks for a link to choose a new password. */
export function ForgotPasswordForm({ failedRequest }: { readonly failedRequest: FailedResetRequest | undefined }) {
  const { state } = useNavigation()
  const { fieldErrors = [], email } = failedRequest ?? {}
  return (
    <Form method="post" noValidate className={styles.form}>
      <ErrorSummary issues={fieldErrors} title={messages.resetLinkNotSent()} />
      <TextField
        id={FORGOT_PASSWORD_FIELD}
        label={messages.emailAddress()}
        name="email"
        type="email"
        autoComplete="username"
        maxLength={254}
        required
        defaultValue={email}
        error={fieldErrors[0]?.message}
      />
      <Button type="submit" size="l" isWide isBusy={state === 'submitting'}>
        {messages.sendLink()}
      </Button>
    </Form>
  )
}
