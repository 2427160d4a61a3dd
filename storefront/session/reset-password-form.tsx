import { Form, useNavigation } from 'react-router'
import { ErrorSummary, type FormIssue } from '@hydrant/design/form/error-summary.tsx'
import { PasswordField } from '@hydrant/design/form/password-field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/session.js'
import styles from './login-form.module.css'
import { RESET_PASSWORD_FIELDS } from './reset-password.ts'

/** The form to choose a new password by the token of a mail. */
export function ResetPasswordForm({
  token,
  fieldErrors,
}: {
  readonly token: string
  readonly fieldErrors: readonly FormIssue[]
}) {
  const { state } = useNavigation()
  const findError = (fieldId: string) => fieldErrors.find((fieldError) => fieldError.fieldId === fieldId)?.message
  return (
    <Form method="post" noValidate className={styles.form}>
      <ErrorSummary issues={fieldErrors} title={messages.passwordNotChanged()} />
      <input type="hidden" name="token" value={token} />
      <PasswordField
        id={RESET_PASSWORD_FIELDS.newPassword}
        label={messages.newPassword()}
        name="newPassword"
        autoComplete="new-password"
        hint={messages.newPasswordHint()}
        required
        error={findError(RESET_PASSWORD_FIELDS.newPassword)}
      />
      <PasswordField
        id={RESET_PASSWORD_FIELDS.repeated}
        label={messages.newPasswordOnceMore()}
        name="repeatedPassword"
        autoComplete="new-password"
        required
        error={findError(RESET_PASSWORD_FIELDS.repeated)}
      />
      <Button type="submit" size="l" isWide isBusy={state === 'submitting'}>
        {messages.chooseNewPassword()}
      </Button>
    </Form>
  )
}
