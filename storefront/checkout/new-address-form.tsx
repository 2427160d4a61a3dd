import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { AccountField } from '../account/account-field.tsx'
import { AddressFields } from './address-fields.tsx'
import { FIELDS, type RefusedStep } from './checkout-fault.ts'
import type { CheckoutView } from './checkout-view.ts'
import styles from './new-address-form.module.css'
import { NextSection } from './next-section.tsx'

interface NewAddressProps {
  /** Where the form is posted to, and what its field `intent` says. */
  readonly action: string
  readonly intent: string
  readonly title: string
  readonly submitLabel: string
  /** The section that a page without scripts goes on with. */
  readonly nextSection: string
  readonly destinations: CheckoutView['destinations']
  readonly refused: RefusedStep | undefined
  /** Whether there is no address to choose instead. */
  readonly isOnlyWay: boolean
  /** What stands in the fields at first, by their names. */
  readonly entered?: Readonly<Record<string, string>> | undefined
  /** Stands beside the button that sends the form. */
  readonly besideSubmit?: ReactNode
}

/**
 * Asks for an address that the account does not have yet, which is kept in its address book, or for that of a guest.
 */
export function NewAddressForm({
  action,
  intent,
  title,
  submitLabel,
  nextSection,
  destinations,
  refused,
  isOnlyWay,
  entered = {},
  besideSubmit,
}: NewAddressProps) {
  return (
    <details id={FIELDS.newAddress} className={styles.new} open={isOnlyWay || refused !== undefined}>
      <summary className={styles.opener}>{title}</summary>
      <Form method="post" action={action} preventScrollReset replace noValidate className={styles.form}>
        <AccountField />
        <input type="hidden" name="intent" value={intent} />
        <NextSection id={nextSection} />
        <AddressFields
          destinations={destinations}
          values={refused?.values ?? entered}
          faults={refused?.faults ?? []}
          wideClass={styles.wide}
        />
        <div className={styles.actions}>
          <Button type="submit">{submitLabel}</Button>
          {besideSubmit}
        </div>
      </Form>
    </details>
  )
}
