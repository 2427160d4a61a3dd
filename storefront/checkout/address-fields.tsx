import type { FormFault } from '@hydrant/design/form/error-summary.tsx'
import { SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { FIELDS } from './checkout-fault.ts'
import type { CheckoutView } from './checkout-view.ts'

interface AddressFieldsProps {
  readonly destinations: CheckoutView['destinations']
  /** What stands in the fields, by their names. */
  readonly values: Readonly<Record<string, string>>
  readonly faults: readonly FormFault[]
  /** For the fields that take a whole line. */
  readonly wideClass: string | undefined
}

/** The fields of a postal address, as `readNewAddress` reads them. */
export function AddressFields({ destinations, values, faults, wideClass }: AddressFieldsProps) {
  const errorOf = (fieldId: string) => faults.find((fault) => fault.fieldId === fieldId)?.message
  return (
    <>
      <TextField
        id={FIELDS.name}
        label="Recipient"
        name="name"
        autoComplete="name"
        required
        defaultValue={values['name']}
        error={errorOf(FIELDS.name)}
        className={wideClass}
      />
      <TextField
        label="Company or station"
        name="companyName"
        autoComplete="organization"
        defaultValue={values['companyName']}
        className={wideClass}
      />
      <TextField
        id={FIELDS.street}
        label="Street and number"
        name="street"
        autoComplete="street-address"
        required
        defaultValue={values['street']}
        error={errorOf(FIELDS.street)}
        className={wideClass}
      />
      <TextField
        id={FIELDS.city}
        label="City"
        name="city"
        autoComplete="address-level2"
        required
        defaultValue={values['city']}
        error={errorOf(FIELDS.city)}
      />
      <SelectField
        id={FIELDS.region}
        label="State or province"
        name="region"
        autoComplete="address-level1"
        required
        defaultValue={values['region'] ?? ''}
        error={errorOf(FIELDS.region)}
      >
        <option value="">Choose one</option>
        {destinations.map(({ country, name, regions }) => (
          <optgroup key={country} label={name}>
            {regions.map((region) => (
              <option key={region.code} value={region.code}>
                {region.name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <TextField
        id={FIELDS.postalCode}
        label="Postal code"
        name="postalCode"
        autoComplete="postal-code"
        required
        defaultValue={values['postalCode']}
        error={errorOf(FIELDS.postalCode)}
      />
      <TextField
        id={FIELDS.phoneNumber}
        label="Phone for the carrier"
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        defaultValue={values['phoneNumber']}
        error={errorOf(FIELDS.phoneNumber)}
      />
    </>
  )
}
