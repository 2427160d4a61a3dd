import { Form, useNavigation } from 'react-router'
import { ErrorSummary } from '@hydrant/design/form/error-summary.tsx'
import { ChoiceField, FieldGroup, SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { PasswordField } from '@hydrant/design/form/password-field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as sessionMessages from '@hydrant/messages/compiled/storefront/session.js'
import * as messages from '@hydrant/messages/compiled/storefront/setup.js'
import type { MarketOptions } from './market-options.ts'
import { type FailedSetup, SETUP_FIELDS, type TypedSetup } from './set-up-shop.ts'
import styles from './setup-form.module.css'

interface SectionProps {
  readonly values: TypedSetup
  readonly findError: (fieldId: string) => string | undefined
}

/** The form with which the first administrator sets up the shop; it is sent to the page's own URL, with its token. */
export function SetupForm({
  options,
  values,
  fieldErrors,
}: {
  readonly options: MarketOptions
  /** What the fields contain at first. */
  readonly values: TypedSetup
  readonly fieldErrors: FailedSetup['fieldErrors']
}) {
  const { state } = useNavigation()
  const findError = (fieldId: string) => fieldErrors.find((fieldError) => fieldError.fieldId === fieldId)?.message
  return (
    <Form method="post" noValidate className={styles.form}>
      <ErrorSummary issues={fieldErrors} title={messages.notSetUpYet()} />
      <AdministratorFields values={values} findError={findError} />
      <MarketFields values={values} findError={findError} options={options} />
      <Button type="submit" size="l" isWide isBusy={state === 'submitting'}>
        {messages.setUpShop()}
      </Button>
    </Form>
  )
}

function AdministratorFields({ values, findError }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{messages.administrator()}</h2>
      <TextField
        id={SETUP_FIELDS.firstName}
        label={sessionMessages.firstName()}
        name="firstName"
        autoComplete="given-name"
        maxLength={80}
        required
        defaultValue={values.firstName}
        error={findError(SETUP_FIELDS.firstName)}
      />
      <TextField
        id={SETUP_FIELDS.lastName}
        label={sessionMessages.lastName()}
        name="lastName"
        autoComplete="family-name"
        maxLength={80}
        required
        defaultValue={values.lastName}
        error={findError(SETUP_FIELDS.lastName)}
      />
      <TextField
        id={SETUP_FIELDS.email}
        label={sessionMessages.emailAddress()}
        name="email"
        type="email"
        autoComplete="username"
        maxLength={254}
        required
        defaultValue={values.email}
        error={findError(SETUP_FIELDS.email)}
      />
      <PasswordField
        id={SETUP_FIELDS.password}
        label={sessionMessages.password()}
        name="password"
        autoComplete="new-password"
        hint={sessionMessages.newPasswordHint()}
        required
        error={findError(SETUP_FIELDS.password)}
      />
    </section>
  )
}

function MarketFields({ values, findError, options }: SectionProps & { readonly options: MarketOptions }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{messages.whereItSells()}</h2>
      <SelectField
        id={SETUP_FIELDS.country}
        label={messages.country()}
        name="country"
        hint={messages.countryHint()}
        required
        defaultValue={values.country}
        error={findError(SETUP_FIELDS.country)}
      >
        {options.countries.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        id={SETUP_FIELDS.currencyIsoCode}
        label={messages.currency()}
        name="currencyIsoCode"
        hint={messages.currencyHint()}
        required
        defaultValue={values.currencyIsoCode}
        error={findError(SETUP_FIELDS.currencyIsoCode)}
      >
        {options.currencies.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <FieldGroup legend={messages.taxModel()} error={findError(SETUP_FIELDS.taxType)}>
        <ChoiceField
          type="radio"
          id={SETUP_FIELDS.taxType}
          name="taxType"
          value="Net"
          defaultChecked={values.taxType === 'Net'}
          label={messages.netPrices()}
          detail={messages.netPricesDetail()}
        />
        <ChoiceField
          type="radio"
          name="taxType"
          value="Gross"
          defaultChecked={values.taxType === 'Gross'}
          label={messages.grossPrices()}
          detail={messages.grossPricesDetail()}
        />
      </FieldGroup>
    </section>
  )
}
