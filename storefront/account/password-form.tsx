import { Form, useNavigation } from 'react-router'
import { ErrorSummary, type FormIssue } from '@hydrant/design/form/error-summary.tsx'
import { PasswordField } from '@hydrant/design/form/password-field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import { links } from '../links.ts'
import styles from '../session/login-form.module.css'
import { PASSWORD_FIELDS } from './change-password.ts'

/** A form to change the password. */
export function PasswordForm({
  userName,
  fieldErrors,
}: {
  readonly userName: string
  readonly fieldErrors: readonly FormIssue[]
}) {
  const { state } = useNavigation()
  const findError = (fieldId: string) => fieldErrors.find((fieldError) => fieldError.fieldId === fieldId)?.message
  return (
    <Form method="post" action={links.password()} noValidate className={styles.form}>
      <ErrorSummary issues={fieldErrors} title={messages.passwordNotChanged()} />
      {/* Password managers store the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      <PasswordField
        id={PASSWORD_FIELDS.current}
        label={messages.currentPassword()}
        name="currentPassword"
        required
        error={findError(PASSWORD_FIELDS.current)}
      />
      <PasswordField
        id={PASSWORD_FIELDS.replacement}
        label={messages.newPassword()}
        name="newPassword"
        autoComplete="new-password"
        hint={messages.newPasswordHint()}
        required
        error={findError(PASSWORD_FIELDS.replacement)}
      />
      <PasswordField
        id={PASSWORD_FIELDS.repeated}
        label={messages.newPasswordOnceMore()}
        name="repeatedPassword"
        autoComplete="new-password"
        required
        error={findError(PASSWORD_FIELDS.repeated)}
      />
      <Button type="submit" size="l" isWide isBusy={state === 'submitting'}>
        {messages.changePassword()}
      </Button>
    </Form>
  )
}
