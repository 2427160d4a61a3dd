import { ErrorSummary } from '@hydrant/design/form/error-summary.tsx'
import { ChoiceField, FieldGroup, SelectField, TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import { PasswordField } from '@hydrant/design/form/password-field.tsx'
import { useFormValidation } from '@hydrant/design/form/use-form-validation.ts'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { EventLog } from '../event-log.tsx'
import type { Exhibit } from '../states.ts'

function Registration({ onSent }: { readonly onSent: (fields: unknown) => void }) {
  const { issues, formProps } = useFormValidation((event) => {
    event.preventDefault()
    onSent(Object.fromEntries(new FormData(event.currentTarget)))
  })
  return (
    <form {...formProps} style={{ display: 'grid', gap: '1rem', maxWidth: '32rem' }}>
      <ErrorSummary issues={issues} />
      <TextField id="name" label="Name" name="name" autoComplete="name" required />
      <TextField id="email" label="Email address" name="email" type="email" autoComplete="email" required />
      <TextField id="stations" label="Stations" name="stations" type="number" min={1} max={99} required />
      <SelectField id="kind" label="Kind of department" name="kind" required defaultValue="">
        <option value="">Choose one</option>
        <option>Career</option>
        <option>Volunteer</option>
      </SelectField>
      <FieldGroup legend="Pays by">
        <ChoiceField id="invoice" type="radio" name="pays" value="invoice" required label="Invoice" />
        <ChoiceField type="radio" name="pays" value="card" required label="Card" />
      </FieldGroup>
      <TextAreaField id="note" label="Note" name="note" />
      <PasswordField
        id="password"
        label="Password"
        name="password"
        minLength={12}
        autoComplete="new-password"
        required
      />
      <FieldGroup legend="Terms">
        <ChoiceField
          id="terms"
          type="checkbox"
          name="terms"
          value="yes"
          required
          label="I have read the terms of sale"
        />
      </FieldGroup>
      <Button type="submit">Register</Button>
    </form>
  )
}

const serverErrors = [
  { fieldId: 'po', message: 'The purchase order number was used before.' },
  { fieldId: 'street', message: 'Give the street of the delivery address.' },
]

/** A form with an error summary. */
export const exhibit: Exhibit = {
  component: 'Form',
  states: {
    'to be filled in': () => <EventLog>{(listen) => <Registration onSent={listen('sent')} />}</EventLog>,
    'refused by the shop': () => (
      <form noValidate style={{ display: 'grid', gap: '1rem', maxWidth: '32rem' }}>
        <ErrorSummary issues={serverErrors} title="The order was not placed" />
        <TextField
          id="po"
          label="Purchase order number"
          required
          defaultValue="PO 1"
          error={serverErrors[0]?.message}
        />
        <TextField id="street" label="Street and number" required error={serverErrors[1]?.message} />
      </form>
    ),
  },
}
