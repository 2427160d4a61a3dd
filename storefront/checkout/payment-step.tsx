import { useState } from 'react'
import { Form } from 'react-router'
import { ChoiceField, FieldGroup, SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { Step } from '@hydrant/design/steps/step.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { HiddenCartField } from '../cart/cart-field.tsx'
import { links } from '../links.ts'
import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'
import { formatAddressChoice } from './address-view.ts'
import { CardFields } from './card-fields.tsx'
import { FIELD_IDS, PLACE_ORDER_FORM_ID, getPlaceOrderValues, type StepError } from './checkout-errors.ts'
import type { CheckoutView } from './checkout-view.ts'
import { findPoNumberLengthError } from './limits.ts'
import { OrderEntryFields } from './order-entry-fields.tsx'
import { NextSectionField } from './next-section.tsx'
import styles from './payment-step.module.css'
import { PurchaseOrderFileField } from './purchase-order-file-field.tsx'
import { ScriptedCardFields } from './scripted-card-fields.tsx'
import type { CardPayment } from './use-card-payment.ts'
import type { SavedEntries } from './use-saved-entries.ts'

interface PaymentStepProps {
  readonly checkout: CheckoutView
  readonly stepError: StepError | undefined
  readonly cardPayment: CardPayment
  readonly saved: SavedEntries
  readonly chosen: ChosenMethod
  readonly number: number
}

/** How the order is to be paid. */
export interface ChosenMethod {
  readonly method: string
  readonly setMethod: (method: string) => void
}

/** Returns how the order is to be paid: as the visitor chooses, at first by purchase order where the shop takes them. */
export function useChosenMethod({ paymentMethods }: CheckoutView, stepError: StepError | undefined): ChosenMethod {
  const isCard = !paymentMethods.purchaseOrder || getPlaceOrderValues(stepError)['paymentMethod'] === 'card'
  const [method, setMethod] = useState(isCard ? 'card' : 'purchaseOrder')
  return { method, setMethod }
}

/** The payment step, with the billing address. */
export function PaymentStep({ checkout, stepError, cardPayment, saved, chosen, number }: PaymentStepProps) {
  const { paymentMethods: availableMethods, openStep } = checkout
  const values = getPlaceOrderValues(stepError)
  const entries = { ...saved.entries, ...values }
  const { method, setMethod } = chosen
  if (openStep !== null) return <Step id="payment" number={number} title={messages.payment()} state="ahead" />
  const fieldErrors = [...cardPayment.fieldErrors, ...(stepError?.fieldErrors ?? [])]
  const findError = (fieldId: string) => fieldErrors.find((fieldError) => fieldError.fieldId === fieldId)?.message
  return (
    <Step id="payment" number={number} title={messages.payment()} state="open">
      <Form
        id={PLACE_ORDER_FORM_ID}
        method="post"
        action={links.checkout()}
        replace
        noValidate
        encType="multipart/form-data"
        className={styles.form}
        onBlur={saved.onBlur}
        onChange={saved.onChange}
        onSubmit={method === 'card' ? cardPayment.onSubmit : undefined}
      >
        {/* Enter in a field presses the form's first button, which must not be one that only saves. */}
        <button type="submit" hidden>
          {messages.placeOrder()}
        </button>
        <HiddenCartField />
        <input type="hidden" name="checkoutId" value={checkout.checkoutId} />
        <input type="hidden" name="shownTotal" value={checkout.grandTotal} />
        <NextSectionField id="delivery-method" />
        <PaymentMethodChoice availableMethods={availableMethods} method={method} onChange={setMethod} />
        {method === 'purchaseOrder' && (
          <>
            <PoNumberField
              key={saved.restoreKey}
              defaultValue={entries.poNumber}
              error={findError(FIELD_IDS.poNumber)}
            />
            <PurchaseOrderFileField attached={checkout.purchaseOrderFile} error={findError(FIELD_IDS.poFile)} />
          </>
        )}
        {method === 'card' && availableMethods.card && availableMethods.cardScript === null && (
          <CardFields fieldErrors={fieldErrors} />
        )}
        {method === 'card' && availableMethods.card && availableMethods.cardScript !== null && (
          <ScriptedCardFields
            script={availableMethods.cardScript}
            fieldErrors={fieldErrors}
            onChange={cardPayment.setScriptedFields}
          />
        )}
        {!checkout.isGuest && (
          <SelectField
            key={checkout.accountName}
            id={FIELD_IDS.billing}
            label={messages.billingAddress()}
            name="billingAddressId"
            required
            defaultValue={values['billingAddressId'] ?? checkout.billingAddresses[0]?.id ?? ''}
            error={findError(FIELD_IDS.billing)}
          >
            {checkout.billingAddresses.map((address) => (
              <option key={address.id} value={address.id}>
                {formatAddressChoice(address)}
              </option>
            ))}
            <option value="">{messages.sameAsDeliveryAddress()}</option>
          </SelectField>
        )}
        <OrderEntryFields key={`entries ${saved.restoreKey}`} values={entries} findError={findError} />
        {/* After the buttons that only save: the first of several fields of a name counts. */}
        <input type="hidden" name="intent" value="place" />
      </Form>
    </Step>
  )
}

interface MethodChoiceProps {
  readonly availableMethods: CheckoutView['paymentMethods']
  readonly method: string
  readonly onChange: (method: string) => void
}

/** The choice of payment methods; cards need scripts, which send them to the payment gateway. */
function PaymentMethodChoice({ availableMethods, method, onChange }: MethodChoiceProps) {
  const isHydrated = useIsHydrated()
  if (!availableMethods.purchaseOrder && !availableMethods.card) return <p>{messages.noOnlinePayment()}</p>
  if (!availableMethods.card) return <input type="hidden" name="paymentMethod" value="purchaseOrder" />
  if (!availableMethods.purchaseOrder) {
    return (
      <>
        <input type="hidden" name="paymentMethod" value="card" />
        <noscript>
          <p>{messages.cardNeedsJavaScriptHelp()}</p>
        </noscript>
      </>
    )
  }
  const radioProps = {
    type: 'radio',
    name: 'paymentMethod',
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
  } as const
  return (
    <FieldGroup legend={messages.payBy()}>
      <ChoiceField
        {...radioProps}
        value="purchaseOrder"
        defaultChecked={method === 'purchaseOrder'}
        label={messages.purchaseOrder()}
        detail={messages.invoiceIsSent()}
      />
      <ChoiceField
        {...radioProps}
        value="card"
        defaultChecked={method === 'card'}
        disabled={!isHydrated}
        label={messages.card()}
        detail={isHydrated ? messages.cardChargedWhenPlaced() : messages.cardNeedsJavaScript()}
      />
    </FieldGroup>
  )
}

/**
 * The purchase order field. It accepts any length, so that pasted text is never cut, and shows an error at once when it
 * is too long.
 */
function PoNumberField({ defaultValue, error }: { readonly defaultValue: string; readonly error: string | undefined }) {
  const [fieldError, setFieldError] = useState<string>()
  return (
    <TextField
      id={FIELD_IDS.poNumber}
      label={messages.purchaseOrderNumber()}
      hint={messages.poNumberHint()}
      name="poNumber"
      autoComplete="off"
      required
      defaultValue={defaultValue}
      onChange={(event) => setFieldError(findPoNumberLengthError(event.target.value))}
      error={fieldError ?? error}
      className={styles.poNumber}
    />
  )
}
