import { useState } from 'react'
import { Form } from 'react-router'
import { ChoiceField, FieldGroup, SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { Step } from '@hydrant/design/steps/step.tsx'
import { AccountField } from '../account/account-field.tsx'
import { links } from '../links.ts'
import { useIsHydrated } from '../session/use-is-hydrated.ts'
import { CardFields } from './card-fields.tsx'
import { FIELDS, PLACE_FORM, placeValues, type RefusedStep } from './checkout-fault.ts'
import type { CheckoutView } from './checkout-view.ts'
import { poNumberFault } from './limits.ts'
import { NextSection } from './next-section.tsx'
import styles from './payment-step.module.css'
import type { CardPayment } from './use-card-payment.ts'

interface PaymentStepProps {
  readonly checkout: CheckoutView
  readonly refused: RefusedStep | undefined
  readonly cardPayment: CardPayment
  readonly number: number
}

/** How the order is paid, with the address that the invoice goes to. */
export function PaymentStep({ checkout, refused, cardPayment, number }: PaymentStepProps) {
  const { paymentMethods: offered, openStep } = checkout
  const values = placeValues(refused)
  const [method, setMethod] = useState(
    offered.purchaseOrder && values['paymentMethod'] !== 'card' ? 'purchaseOrder' : 'card',
  )
  if (openStep !== null) return <Step id="payment" number={number} title="Payment" state="ahead" />
  const faults = [...cardPayment.faults, ...(refused?.faults ?? [])]
  const errorOf = (fieldId: string) => faults.find((fault) => fault.fieldId === fieldId)?.message
  return (
    <Step id="payment" number={number} title="Payment" state="open">
      <Form
        id={PLACE_FORM}
        method="post"
        action={links.checkout()}
        replace
        noValidate
        className={styles.form}
        onSubmit={method === 'card' ? cardPayment.onSubmit : undefined}
      >
        <AccountField />
        <input type="hidden" name="intent" value="place" />
        <input type="hidden" name="checkoutId" value={checkout.checkoutId} />
        <input type="hidden" name="shownTotal" value={checkout.grandTotal} />
        <NextSection id="delivery-method" />
        <MethodChoice offered={offered} method={method} onChange={setMethod} />
        {method === 'purchaseOrder' && (
          <PoNumberField
            defaultValue={values['poNumber'] ?? checkout.purchaseOrderNumber}
            error={errorOf(FIELDS.poNumber)}
          />
        )}
        {method === 'card' && offered.card && <CardFields faults={faults} />}
        {!checkout.isGuest && (
          <SelectField
            key={checkout.accountName}
            id={FIELDS.billing}
            label="Billing address"
            name="billingAddressId"
            required
            defaultValue={values['billingAddressId'] ?? checkout.billingAddresses[0]?.id ?? ''}
            error={errorOf(FIELDS.billing)}
          >
            {checkout.billingAddresses.map((address) => (
              <option key={address.id} value={address.id}>
                {[address.name, ...address.lines].join(', ')}
              </option>
            ))}
            <option value="">Same as the delivery address</option>
          </SelectField>
        )}
      </Form>
    </Step>
  )
}

interface MethodChoiceProps {
  readonly offered: CheckoutView['paymentMethods']
  readonly method: string
  readonly onChange: (method: string) => void
}

/** The ways to pay; cards need scripts, which give them to the payment gateway. */
function MethodChoice({ offered, method, onChange }: MethodChoiceProps) {
  const isHydrated = useIsHydrated()
  if (!offered.purchaseOrder && !offered.card)
    return <p>This shop cannot be paid online just now. Call the order desk to order.</p>
  if (!offered.card) return <input type="hidden" name="paymentMethod" value="purchaseOrder" />
  if (!offered.purchaseOrder) {
    return (
      <>
        <input type="hidden" name="paymentMethod" value="card" />
        <noscript>
          <p>
            Paying by card needs JavaScript, so that your card number reaches the payment service alone. Turn it on and
            load the page anew, or call the order desk.
          </p>
        </noscript>
      </>
    )
  }
  const choice = {
    type: 'radio',
    name: 'paymentMethod',
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
  } as const
  return (
    <FieldGroup legend="Pay by">
      <ChoiceField
        {...choice}
        value="purchaseOrder"
        defaultChecked={method === 'purchaseOrder'}
        label="Purchase order"
        detail="You are sent an invoice."
      />
      <ChoiceField
        {...choice}
        value="card"
        defaultChecked={method === 'card'}
        disabled={!isHydrated}
        label="Card"
        detail={isHydrated ? 'It is charged when the order is placed.' : 'Paying by card needs JavaScript.'}
      />
    </FieldGroup>
  )
}

/**
 * Takes a number of any length, so that what is typed or pasted is never cut, and says so at once when it is too long.
 */
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
