import { Form } from 'react-router'
import { SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { links } from '../links.ts'
import { FIELDS, type RefusedStep } from './checkout-fault.ts'
import type { CheckoutView } from './checkout-view.ts'
import styles from './new-address-form.module.css'
import { NextSection } from './next-section.tsx'

interface NewAddressProps {
  readonly destinations: CheckoutView['destinations']
  readonly refused: RefusedStep | undefined
  /** Whether there is no address to choose instead. */
  readonly isOnlyWay: boolean
}

/** Asks for an address that the account does not have yet; it is kept in its address book. */
export function NewAddressForm({ destinations, refused, isOnlyWay }: NewAddressProps) {
  const values = refused?.values ?? {}
  const errorOf = (fieldId: string) => refused?.faults.find((fault) => fault.fieldId === fieldId)?.message
  return (
    <details className={styles.new} open={isOnlyWay || refused !== undefined}>
      <summary className={styles.opener}>Deliver to a new address</summary>
      <Form method="post" action={links.checkout()} preventScrollReset replace noValidate className={styles.form}>
        <input type="hidden" name="intent" value="new-address" />
        <NextSection id="delivery-method" />
        <TextField id={FIELDS.name} label="Recipient" name="name" autoComplete="name" required defaultValue={values['name']} error={errorOf(FIELDS.name)} className={styles.wide} />
        <TextField label="Company or station" name="companyName" autoComplete="organization" defaultValue={values['companyName']} className={styles.wide} />
        <TextField id={FIELDS.street} label="Street and number" name="street" autoComplete="street-address" required defaultValue={values['street']} error={errorOf(FIELDS.street)} className={styles.wide} />
        <TextField id={FIELDS.city} label="City" name="city" autoComplete="address-level2" required defaultValue={values['city']} error={errorOf(FIELDS.city)} />
        <SelectField id={FIELDS.region} label="State or province" name="region" autoComplete="address-level1" required defaultValue={values['region'] ?? ''} error={errorOf(FIELDS.region)}>
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
        <TextField id={FIELDS.postalCode} label="Postal code" name="postalCode" autoComplete="postal-code" required defaultValue={values['postalCode']} error={errorOf(FIELDS.postalCode)} />
        <TextField label="Phone for the carrier" name="phoneNumber" type="tel" autoComplete="tel" maxLength={40} defaultValue={values['phoneNumber']} />
        <Button type="submit" className={styles.submit}>
          Add address and deliver there
        </Button>
      </Form>
    </details>
  )
}
