import { Form } from 'react-router'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Step } from '@hydrant/design/steps/step.tsx'
import { formatPersonName } from '@hydrant/kernel/locale/format-name.ts'
import { formatPhone } from '@hydrant/kernel/locale/phone.ts'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { links } from '../links.ts'
import { ChangeStepLink } from './address-step.tsx'
import { FIELD_IDS, type StepError } from './checkout-errors.ts'
import type { CheckoutView } from './checkout-view.ts'
import styles from './new-address-form.module.css'
import { NextSectionField } from './next-section.tsx'
import { useStoreGuestDetails } from '../session/use-stored-guest-details.ts'

/** The contact step of a guest's checkout. */
export function ContactStep({
  checkout,
  stepError,
}: {
  readonly checkout: CheckoutView
  readonly stepError: StepError | undefined
}) {
  const { contact, openStep } = checkout
  useStoreGuestDetails(contact)
  if (openStep !== 'contact' && contact !== null) {
    return (
      <Step
        id="contact"
        number={1}
        title={messages.contact()}
        state="done"
        aside={<ChangeStepLink step="contact" label={messages.changeContact()} />}
      >
        <p>
          {[formatPersonName(contact, { country: null }), contact.email, formatPhone(contact.phoneNumber)]
            .filter((text) => text !== '')
            .join(', ')}
        </p>
      </Step>
    )
  }
  const values = stepError?.intent === 'contact' ? stepError.values : (contact ?? {})
  const findError = (fieldId: string) =>
    stepError?.fieldErrors.find((fieldError) => fieldError.fieldId === fieldId)?.message
  return (
    <Step id="contact" number={1} title={messages.contact()} state="open">
      <Form method="post" action={links.checkout()} preventScrollReset replace noValidate className={styles.form}>
        <input type="hidden" name="intent" value="contact" />
        <NextSectionField id="delivery-address" />
        <TextField
          id={FIELD_IDS.firstName}
          label={messages.firstName()}
          name="firstName"
          autoComplete="given-name"
          maxLength={255}
          defaultValue={values['firstName']}
          error={findError(FIELD_IDS.firstName)}
        />
        <TextField
          id={FIELD_IDS.lastName}
          label={messages.lastName()}
          name="lastName"
          autoComplete="family-name"
          maxLength={255}
          required
          defaultValue={values['lastName']}
          error={findError(FIELD_IDS.lastName)}
        />
        <TextField
          id={FIELD_IDS.email}
          label={messages.emailAddress()}
          hint={messages.emailHint()}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={values['email']}
          error={findError(FIELD_IDS.email)}
        />
        <TextField
          id={FIELD_IDS.phone}
          label={messages.phone()}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          defaultValue={values['phoneNumber']}
          error={findError(FIELD_IDS.phone)}
        />
        <Button type="submit" className={styles.submit}>
          {messages.continueToDelivery()}
        </Button>
      </Form>
    </Step>
  )
}
