import { Form, useNavigation } from 'react-router'
import { ErrorSummary } from '@hydrant/design/form/error-summary.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { PasswordField } from '@hydrant/design/form/password-field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/session.js'
import { links } from '../links.ts'
import styles from './login-form.module.css'
import { CompanyFields } from './company-fields.tsx'
import { type FailedRegistration, REGISTRATION_FIELDS } from './register.ts'

/** The registration form. */
export function RegistrationForm({
  returnTo,
  failedRegistration,
  needsApproval,
  asksForPassword,
}: {
  readonly returnTo: string
  /** Whether staff decide about the registration: then the form asks about the company. */
  readonly needsApproval: boolean
  /** Whether the password is chosen here, and not by the link of a mail. */
  readonly asksForPassword: boolean
  readonly failedRegistration: FailedRegistration | undefined
}) {
  const { state } = useNavigation()
  const { fieldErrors = [], typed } = failedRegistration ?? {}
  const errorOf = (fieldId: string) => fieldErrors.find((fieldError) => fieldError.fieldId === fieldId)?.message
  return (
    <Form method="post" action={links.register()} noValidate className={styles.form}>
      <ErrorSummary issues={fieldErrors} title={messages.notRegisteredYet()} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <TextField
        id={REGISTRATION_FIELDS.firstName}
        label={messages.firstName()}
        name="firstName"
        autoComplete="given-name"
        maxLength={80}
        required
        defaultValue={typed?.firstName}
        error={errorOf(REGISTRATION_FIELDS.firstName)}
      />
      <TextField
        id={REGISTRATION_FIELDS.lastName}
        label={messages.lastName()}
        name="lastName"
        autoComplete="family-name"
        maxLength={80}
        required
        defaultValue={typed?.lastName}
        error={errorOf(REGISTRATION_FIELDS.lastName)}
      />
      <TextField
        id={REGISTRATION_FIELDS.companyName}
        label={messages.departmentOrCompany()}
        name="companyName"
        autoComplete="organization"
        maxLength={200}
        required={needsApproval}
        defaultValue={typed?.companyName}
        error={errorOf(REGISTRATION_FIELDS.companyName)}
      />
      <TextField
        id={REGISTRATION_FIELDS.email}
        label={messages.emailAddress()}
        name="email"
        type="email"
        autoComplete="username"
        maxLength={254}
        required
        defaultValue={typed?.email}
        error={errorOf(REGISTRATION_FIELDS.email)}
      />
      {needsApproval && <CompanyFields typed={typed?.details ?? {}} errorOf={errorOf} />}
      {asksForPassword && (
        <PasswordField
          id={REGISTRATION_FIELDS.password}
          label={messages.password()}
          name="password"
          autoComplete="new-password"
          hint={messages.newPasswordHint()}
          required
          error={errorOf(REGISTRATION_FIELDS.password)}
        />
      )}
      <Button type="submit" size="l" isWide isBusy={state === 'submitting'}>
        {needsApproval ? messages.sendRegistration() : messages.register()}
      </Button>
    </Form>
  )
}
