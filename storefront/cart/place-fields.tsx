import { useState } from 'react'
import { SelectField, TextField } from '@hydrant/design/form/field.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/cart.js'
import * as addressMessages from '@hydrant/messages/compiled/storefront/checkout.js'
import type { PlaceFormView } from './cart-view.ts'
import styles from './estimate.module.css'
import { ESTIMATE_FIELD_IDS } from './estimate-fields.ts'

/** The fields for where something would be delivered to: country, state and postal code. */
export function PlaceFields({ destinations, values, fieldErrors }: PlaceFormView) {
  // Without scripts, the states of all countries are offered.
  const [chosenCountry, setChosenCountry] = useState<string | null>(null)
  const findError = (fieldId: string) => fieldErrors.find((fieldError) => fieldError.fieldId === fieldId)?.message
  const offered = destinations.filter(
    ({ country, regions }) => regions.length > 0 && (chosenCountry === null || chosenCountry === country),
  )
  return (
    <>
      <SelectField
        id={ESTIMATE_FIELD_IDS.country}
        label={messages.estimateCountry()}
        name="country"
        autoComplete="country"
        required
        defaultValue={values.country}
        className={styles.wide}
        onChange={(event) => setChosenCountry(event.target.value)}
        error={findError(ESTIMATE_FIELD_IDS.country)}
      >
        {destinations.map(({ country, name }) => (
          <option key={country} value={country}>
            {name}
          </option>
        ))}
      </SelectField>
      {offered.length > 0 && (
        <SelectField
          key={chosenCountry}
          id={ESTIMATE_FIELD_IDS.region}
          label={addressMessages.regionField()}
          name="region"
          autoComplete="address-level1"
          required={offered.length === destinations.length || chosenCountry !== null}
          showOptional={false}
          defaultValue={values.region}
          error={findError(ESTIMATE_FIELD_IDS.region)}
        >
          <option value="">{addressMessages.regionOption()}</option>
          {offered.map(({ country, name, regions }) => (
            <optgroup key={country} label={name}>
              {regions.map((region) => (
                <option key={region.code} value={region.code}>
                  {region.name}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      )}
      <TextField
        id={ESTIMATE_FIELD_IDS.postalCode}
        label={addressMessages.postalCode()}
        name="postalCode"
        autoComplete="postal-code"
        required
        maxLength={20}
        defaultValue={values.postalCode}
        error={findError(ESTIMATE_FIELD_IDS.postalCode)}
      />
    </>
  )
}
