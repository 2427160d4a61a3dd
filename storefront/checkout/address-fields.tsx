import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import { SelectField, TextField } from '@hydrant/design/form/field.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { FIELD_IDS } from './checkout-errors.ts'
import type { CheckoutView } from './checkout-view.ts'

interface AddressFieldsProps {
  readonly destinations: CheckoutView['destinations']
  /** The field values by field name. */
  readonly values: Readonly<Record<string, string>>
  readonly fieldErrors: readonly FormIssue[]
  /** The class of fields that take a whole row. */
  readonly wideClass: string | undefined
}

/** The fields of a postal address, as `readNewAddress` reads them. */
export function AddressFields({ destinations, values, fieldErrors, wideClass }: AddressFieldsProps) {
  const findError = (fieldId: string) => fieldErrors.find((fieldError) => fieldError.fieldId === fieldId)?.message
  return (
    <>
      <TextField
        id={FIELD_IDS.name}
        label={messages.recipient()}
        name="name"
        autoComplete="name"
        required
        defaultValue={values['name']}
        error={findError(FIELD_IDS.name)}
        className={wideClass}
      />
      <TextField
        label={messages.companyOrStation()}
        name="companyName"
        autoComplete="organization"
        defaultValue={values['companyName']}
        className={wideClass}
      />
      <TextField
        id={FIELD_IDS.street}
        label={messages.streetAndNumber()}
        name="street"
        autoComplete="street-address"
        required
        defaultValue={values['street']}
        error={findError(FIELD_IDS.street)}
        className={wideClass}
      />
      <TextField
        id={FIELD_IDS.city}
        label={messages.city()}
        name="city"
        autoComplete="address-level2"
        required
        defaultValue={values['city']}
        error={findError(FIELD_IDS.city)}
      />
      <SelectField
        id={FIELD_IDS.region}
        label={messages.regionField()}
        name="region"
        autoComplete="address-level1"
        required
        defaultValue={values['region'] ?? ''}
        error={findError(FIELD_IDS.region)}
      >
        <option value="">{messages.regionOption()}</option>
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
        id={FIELD_IDS.postalCode}
        label={messages.postalCode()}
        name="postalCode"
        autoComplete="postal-code"
        required
        defaultValue={values['postalCode']}
        error={findError(FIELD_IDS.postalCode)}
      />
      <TextField
        id={FIELD_IDS.phoneNumber}
        label={messages.phoneForCarrier()}
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        defaultValue={values['phoneNumber']}
        error={findError(FIELD_IDS.phoneNumber)}
      />
    </>
  )
}
