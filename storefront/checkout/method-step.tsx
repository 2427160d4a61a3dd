import { Form } from 'react-router'
import { ChoiceField, FieldGroup } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Step } from '@hydrant/design/steps/step.tsx'
import { formatMoney, isDecimalText } from '@hydrant/kernel/locale/format-decimal.ts'
import { AccountField } from '../account/account-field.tsx'
import { links } from '../links.ts'
import { ChangeLink } from './address-step.tsx'
import type { RefusedStep } from './checkout-fault.ts'
import type { CheckoutView, DeliveryView, MethodView } from './checkout-view.ts'
import { DateField } from './date-field.tsx'
import { deliveryTitle } from './delivery-title.ts'
import { GiftFields } from './gift-fields.tsx'
import { methodFieldOf, methodNameOf } from './method-fields.ts'
import styles from './method-step.module.css'
import { NextSection } from './next-section.tsx'

interface MethodStepProps {
  readonly checkout: CheckoutView
  readonly refused: RefusedStep | undefined
  readonly number: number
}

/** How the order is sent, with what it costs and how long it takes; each delivery by itself where there are several. */
export function MethodStep({ checkout, refused, number }: MethodStepProps) {
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
              <h3 className={styles.title}>{titleOf(delivery, position, deliveries.length)}</h3>
            )}
            {delivery.method !== null && <ChosenMethod method={delivery.method} currency={currency} />}
            <DateField
              delivery={delivery}
              label={deliveries.length === 1 ? 'Desired delivery date' : `Desired date of delivery ${position + 1}`}
              firstDay={checkout.firstDeliveryDay}
              refused={refused}
            />
          </div>
        ))}
        {checkout.gift !== null && <GiftFields gift={checkout.gift} currency={currency} refused={refused} />}
      </Step>
    )
  }
  return (
    <Step id="delivery-method" number={number} title={title} state="open">
      {deliveries.some(({ methods }) => methods.length === 0) ? (
        <p>{nowhere(deliveries.length)}</p>
      ) : (
        <MethodForm deliveries={deliveries} currency={currency} refused={refused} />
      )}
    </Step>
  )
}

function nowhere(count: number): string {
  return `We have no way to deliver to ${count === 1 ? 'this address' : 'one of these addresses'}. Choose another address, or call the order desk.`
}

/** What a delivery is called among several: its number, and who receives it. */
function titleOf({ address }: DeliveryView, position: number, count: number): string {
  return `${deliveryTitle(position, count)}${address === null ? '' : `: ${address.name}`}`
}

function ChosenMethod({ method, currency }: { readonly method: MethodView; readonly currency: string }) {
  return (
    <p>
      <strong className={styles.name}>{method.name}</strong>, {feeText(method, currency)}
      {method.duration !== '' && `, ${method.duration}`}
    </p>
  )
}

function MethodForm({
  deliveries,
  currency,
  refused,
}: {
  readonly deliveries: readonly DeliveryView[]
  readonly currency: string
  readonly refused: RefusedStep | undefined
}) {
  return (
    <Form method="post" action={links.checkout()} preventScrollReset replace noValidate className={styles.form}>
      <AccountField />
      <input type="hidden" name="intent" value="method" />
      <NextSection id="payment" />
      {deliveries.map((delivery, place) => {
        const { id, method, methods } = delivery
        const chosen = methods.find((one) => one.id === method?.id) ?? methods[0]
        return (
          <FieldGroup
            key={id}
            legend={deliveries.length === 1 ? 'Ways to deliver' : titleOf(delivery, place, deliveries.length)}
            error={refused?.faults.find(({ fieldId }) => fieldId === methodFieldOf(id))?.message}
          >
            {methods.map((one, position) => (
              <ChoiceField
                key={one.id}
                type="radio"
                name={methodNameOf(id)}
                value={one.id}
                id={position === 0 ? methodFieldOf(id) : undefined}
                defaultChecked={one.id === chosen?.id}
                label={
                  <span className={styles.choice}>
                    <span>{one.name}</span>
                    <span>{feeText(one, currency)}</span>
                  </span>
                }
                detail={one.duration === '' ? undefined : one.duration}
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

function feeText({ fee }: MethodView, currency: string): string {
  return isDecimalText(fee) && /^0+(\.0+)?$/.test(fee) ? 'free' : formatMoney(fee, currency)
}
