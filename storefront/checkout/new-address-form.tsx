import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { HiddenCartField } from '../cart/cart-field.tsx'
import { AddressFields } from './address-fields.tsx'
import { FIELD_IDS, type StepError } from './checkout-errors.ts'
import type { CheckoutView } from './checkout-view.ts'
import styles from './new-address-form.module.css'
import { NextSectionField } from './next-section.tsx'

interface NewAddressProps {
  /** The URL that the form is posted to, and the value of its field `intent`. */
  readonly action: string
  readonly intent: string
  readonly title: string
  readonly submitLabel: string
  /** The section that a page without scripts continues with. */
  readonly nextSection: string
  readonly destinations: CheckoutView['destinations']
  readonly stepError: StepError | undefined
  /** Whether there is no address to choose instead. */
  readonly isOnlyOption: boolean
  /** The initial field values by field name. */
  readonly entered?: Readonly<Record<string, string>> | undefined
  /** Rendered beside the submit button. */
  readonly besideSubmit?: ReactNode
}

/** A form for a new address: stored in the account's address book, or used for a guest's checkout. */
export function NewAddressForm({
  action,
  intent,
  title,
  submitLabel,
  nextSection,
  destinations,
  stepError,
  isOnlyOption,
  entered = {},
  besideSubmit,
}: NewAddressProps) {
  const form = (
    <Form method="post" action={action} preventScrollReset replace noValidate className={styles.form}>
      <HiddenCartField />
      <input type="hidden" name="intent" value={intent} />
      <NextSectionField id={nextSection} />
      <AddressFields
        destinations={destinations}
        values={stepError?.values ?? entered}
        fieldErrors={stepError?.fieldErrors ?? []}
        wideClass={styles.wide}
      />
      <div className={styles.actions}>
        <Button type="submit">{submitLabel}</Button>
        {besideSubmit}
      </div>
    </Form>
  )
  // When it is the only option, the form is always open and has no summary.
  if (isOnlyOption) return <div id={FIELD_IDS.newAddress}>{form}</div>
  return (
    <details id={FIELD_IDS.newAddress} className={styles.new} open={stepError !== undefined}>
      <summary className={styles.opener}>{title}</summary>
      {form}
    </details>
  )
}
