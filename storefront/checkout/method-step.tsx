import { Form } from 'react-router'
import { ChoiceField, FieldGroup } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Step } from '@hydrant/design/steps/step.tsx'
import { formatMoney, isDecimalText } from '@hydrant/kernel/locale/format-decimal.ts'
import { AccountField } from '../account/account-field.tsx'
import { links } from '../links.ts'
import { ChangeLink } from './address-step.tsx'
import type { StepError } from './checkout-errors.ts'
import type { CheckoutView, DeliveryView, MethodView } from './checkout-view.ts'
import { DateField } from './date-field.tsx'
import { formatDeliveryTitle } from './delivery-title.ts'
import { GiftFields } from './gift-fields.tsx'
import { getMethodFieldId, getMethodFieldName } from './method-fields.ts'
import styles from './method-step.module.css'
import { NextSection } from './next-section.tsx'

interface MethodStepProps {
  readonly checkout: CheckoutView
  readonly stepError: StepError | undefined
  readonly number: number
}

/** The delivery method step: method, fee and duration for each delivery. */
export function MethodStep({ checkout, stepError: refused, number }: MethodStepProps) {
  const { deliveries, openStep, currency } = checkout
  const title = deliveries.length > 1 ? 'Delivery methods' : 'Delivery method'
  if (openStep === 'contact' || openStep === 'address')
    return <Step id="delivery-method" number={number} title={title} state="ahead" />
  if (openStep === null) {
    const hasChoice = deliveries.some(({ methods }) => methods.length > 1)
    return (
      <Step
        id="delivery-method"
        number={number}
        title={title}
        state="done"
        aside={hasChoice && <ChangeLink step="method" what={title.toLowerCase()} />}
      >
        {deliveries.map((delivery, position) => (
          <div key={delivery.id} className={styles.delivery}>
            {deliveries.length > 1 && (
              <h3 className={styles.title}>{formatTitle(delivery, position, deliveries.length)}</h3>
            )}
            {delivery.method !== null && <ChosenMethod method={delivery.method} currency={currency} />}
            <DateField
              delivery={delivery}
              label={deliveries.length === 1 ? 'Desired delivery date' : `Desired date of delivery ${position + 1}`}
              firstDay={checkout.firstDeliveryDay}
              stepError={refused}
            />
          </div>
        ))}
        {checkout.gift !== null && <GiftFields gift={checkout.gift} currency={currency} stepError={refused} />}
      </Step>
    )
  }
  return (
    <Step id="delivery-method" number={number} title={title} state="open">
      {deliveries.some(({ methods }) => methods.length === 0) ? (
        <p>{formatNoMethodText(deliveries.length)}</p>
      ) : (
        <MethodForm deliveries={deliveries} currency={currency} stepError={refused} />
      )}
    </Step>
  )
}

function formatNoMethodText(count: number): string {
  return `We have no way to deliver to ${count === 1 ? 'this address' : 'one of these addresses'}. Choose another address, or call the order desk.`
}

/** Formats a delivery's title: its number and recipient. */
function formatTitle({ address }: DeliveryView, position: number, count: number): string {
  return `${formatDeliveryTitle(position, count)}${address === null ? '' : `: ${address.name}`}`
}

function ChosenMethod({ method, currency }: { readonly method: MethodView; readonly currency: string }) {
  return (
    <p>
      <strong className={styles.name}>{method.name}</strong>, {formatFee(method, currency)}
      {method.duration !== '' && `, ${method.duration}`}
    </p>
  )
}

function MethodForm({
  deliveries,
  currency,
  stepError: refused,
}: {
  readonly deliveries: readonly DeliveryView[]
  readonly currency: string
  readonly stepError: StepError | undefined
}) {
  return (
    <Form method="post" action={links.checkout()} preventScrollReset replace noValidate className={styles.form}>
      <AccountField />
      <input type="hidden" name="intent" value="method" />
      <NextSection id="payment" />
      {deliveries.map((delivery, deliveryPosition) => {
        const { id, method, methods } = delivery
        const chosen = methods.find((option) => option.id === method?.id) ?? methods[0]
        return (
          <FieldGroup
            key={id}
            legend={
              deliveries.length === 1 ? 'Ways to deliver' : formatTitle(delivery, deliveryPosition, deliveries.length)
            }
            error={refused?.fieldErrors.find(({ fieldId }) => fieldId === getMethodFieldId(id))?.message}
          >
            {methods.map((option, position) => (
              <ChoiceField
                key={option.id}
                type="radio"
                name={getMethodFieldName(id)}
                value={option.id}
                id={position === 0 ? getMethodFieldId(id) : undefined}
                defaultChecked={option.id === chosen?.id}
                label={
                  <span className={styles.choice}>
                    <span>{option.name}</span>
                    <span>{formatFee(option, currency)}</span>
                  </span>
                }
                detail={option.duration === '' ? undefined : option.duration}
              />
            ))}
          </FieldGroup>
        )
      })}
      <Button type="submit" className={styles.submit}>
        {deliveries.length === 1 ? 'Use this delivery method' : 'Use these delivery methods'}
      </Button>
    </Form>
  )
}

function formatFee({ fee }: MethodView, currency: string): string {
  return isDecimalText(fee) && /^0+(\.0+)?$/.test(fee) ? 'free' : formatMoney(fee, currency)
}
