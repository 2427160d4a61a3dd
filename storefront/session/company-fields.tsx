import { TextField } from '@hydrant/design/form/field.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/session.js'
import { type COMPANY_FIELDS, REGISTRATION_FIELDS } from './register.ts'

interface CompanyField {
  readonly name: (typeof COMPANY_FIELDS)[number]
  readonly label: string
  readonly autoComplete: string
  readonly maxLength: number
}

function listFields(): readonly CompanyField[] {
  return [
    { name: 'phoneNumber', label: messages.phone(), autoComplete: 'tel', maxLength: 40 },
    { name: 'street', label: messages.street(), autoComplete: 'street-address', maxLength: 255 },
    { name: 'city', label: messages.city(), autoComplete: 'address-level2', maxLength: 40 },
    { name: 'region', label: messages.region(), autoComplete: 'address-level1', maxLength: 80 },
    { name: 'postalCode', label: messages.postalCode(), autoComplete: 'postal-code', maxLength: 20 },
    { name: 'country', label: messages.country(), autoComplete: 'country-name', maxLength: 80 },
    { name: 'taxId', label: messages.taxId(), autoComplete: 'off', maxLength: 80 },
    { name: 'note', label: messages.note(), autoComplete: 'off', maxLength: 1000 },
  ]
}

/** The fields about the company of an applicant, which staff read to decide. */
export function CompanyFields({
  typed,
  errorOf,
}: {
  readonly typed: Readonly<Record<string, string>>
  readonly errorOf: (fieldId: string) => string | undefined
}) {
  return (
    <>
      <input type="hidden" name="needsApproval" value="yes" />
      {listFields().map(({ name, ...rest }) => (
        <TextField
          key={name}
          id={REGISTRATION_FIELDS[name]}
          name={name}
          defaultValue={typed[name]}
          error={errorOf(REGISTRATION_FIELDS[name])}
          {...rest}
        />
      ))}
    </>
  )
}
