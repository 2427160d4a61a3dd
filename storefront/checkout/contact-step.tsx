import { Form } from 'react-router'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Step } from '@hydrant/design/steps/step.tsx'
import { formatPersonName } from '@hydrant/kernel/locale/format-name.ts'
import { formatPhone } from '@hydrant/kernel/locale/phone.ts'
import { links } from '../links.ts'
import { ChangeLink } from './address-step.tsx'
import { FIELDS, type RefusedStep } from './checkout-fault.ts'
import type { CheckoutView } from './checkout-view.ts'
import styles from './new-address-form.module.css'
import { NextSection } from './next-section.tsx'
import { useKeptGuestDetails } from '../session/use-kept-context.ts'

/** How a guest can be reached about the order. */
export function ContactStep({
  checkout,
  refused,
}: {
  readonly checkout: CheckoutView
  readonly refused: RefusedStep | undefined
}) {
  const { contact, openStep } = checkout
  useKeptGuestDetails(contact)
  if (openStep !== 'contact' && contact !== null) {
    return (
      <Step id="contact" number={1} title="Contact" state="done" aside={<ChangeLink step="contact" what="contact" />}>
        <p>
          {[formatPersonName(contact, { country: null }), contact.email, formatPhone(contact.phoneNumber)]
            .filter((text) => text !== '')
            .join(', ')}
        </p>
      </Step>
    )
  }
  const values = refused?.intent === 'contact' ? refused.values : (contact ?? {})
  const errorOf = (fieldId: string) => refused?.faults.find((fault) => fault.fieldId === fieldId)?.message
  return (
    <Step id="contact" number={1} title="Contact" state="open">
      <Form method="post" action={links.checkout()} preventScrollReset replace noValidate className={styles.form}>
        <input type="hidden" name="intent" value="contact" />
        <NextSection id="delivery-address" />
        <TextField
          id={FIELDS.firstName}
          label="First name"
          name="firstName"
          autoComplete="given-name"
          maxLength={255}
          defaultValue={values['firstName']}
          error={errorOf(FIELDS.firstName)}
        />
        <TextField
          id={FIELDS.lastName}
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          maxLength={255}
          required
          defaultValue={values['lastName']}
          error={errorOf(FIELDS.lastName)}
        />
        <TextField
          id={FIELDS.email}
          label="Email address"
          hint="With it and the order’s reference you can find your order again."
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={values['email']}
          error={errorOf(FIELDS.email)}
        />
        <TextField
          id={FIELDS.phone}
          label="Phone"
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          defaultValue={values['phoneNumber']}
          error={errorOf(FIELDS.phone)}
        />
        <Button type="submit" className={styles.submit}>
          Continue to delivery
        </Button>
      </Form>
    </Step>
  )
}
