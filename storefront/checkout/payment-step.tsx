import { useState } from 'react'
import { Form } from 'react-router'
import { SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { Step } from '@hydrant/design/steps/step.tsx'
import { links } from '../links.ts'
import { FIELDS, type RefusedStep } from './checkout-fault.ts'
import type { CheckoutView } from './checkout-view.ts'
import { poNumberFault } from './limits.ts'
import styles from './payment-step.module.css'

/** The form that places the order; its button stands outside of it, below the total. */
export const PLACE_FORM = 'place-order-form'

/** How the order is paid: by purchase order, with the address that the invoice goes to. */
export function PaymentStep({ checkout, refused }: { readonly checkout: CheckoutView; readonly refused: RefusedStep | undefined }) {
  if (checkout.openStep !== null) return <Step id="payment" number={3} title="Payment by purchase order" state="ahead" />
  const values = refused?.intent === 'place' ? refused.values : {}
  const errorOf = (fieldId: string) => refused?.faults.find((fault) => fault.fieldId === fieldId)?.message
  return (
    <Step id="payment" number={3} title="Payment by purchase order" state="open">
      <Form id={PLACE_FORM} method="post" action={links.checkout()} replace noValidate className={styles.form}>
        <input type="hidden" name="intent" value="place" />
        <input type="hidden" name="checkoutId" value={checkout.checkoutId} />
        <input type="hidden" name="shownTotal" value={checkout.grandTotal} />
        <PoNumberField defaultValue={values['poNumber'] ?? checkout.purchaseOrderNumber} error={errorOf(FIELDS.poNumber)} />
        <SelectField id={FIELDS.billing} label="Billing address" name="billingAddressId" required defaultValue={values['billingAddressId'] ?? checkout.billingAddresses[0]?.id ?? ''} error={errorOf(FIELDS.billing)}>
          {checkout.billingAddresses.map((address) => (
            <option key={address.id} value={address.id}>
              {[address.name, ...address.lines].join(', ')}
            </option>
          ))}
          <option value="">Same as the delivery address</option>
        </SelectField>
      </Form>
    </Step>
  )
}

/** Takes a number of any length, so that what is typed or pasted is never cut, and says so at once when it is too long. */
function PoNumberField({ defaultValue, error }: { readonly defaultValue: string; readonly error: string | undefined }) {
  const [fault, setFault] = useState<string>()
  return (
    <TextField
      id={FIELDS.poNumber}
      label="Purchase order number"
      hint="It is printed on the invoice and the packing slip."
      name="poNumber"
      autoComplete="off"
      required
      defaultValue={defaultValue}
      onChange={(event) => setFault(poNumberFault(event.target.value))}
      error={fault ?? error}
      className={styles.poNumber}
    />
  )
}
