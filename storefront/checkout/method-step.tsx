import { Form } from 'react-router'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { ChoiceField, FieldGroup } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Step } from '@hydrant/design/steps/step.tsx'
import { formatMoney, formatQuantity, isDecimalText } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { HiddenCartField } from '../cart/cart-field.tsx'
import { links } from '../links.ts'
import { ChangeStepLink } from './address-step.tsx'
import type { StepError } from './checkout-errors.ts'
import type { CheckoutView, DeliveryView, MethodView } from './checkout-view.ts'
import { DeliveryDateField } from './date-field.tsx'
import { formatDeliveryTitle } from './delivery-title.ts'
import { GiftFields } from './gift-fields.tsx'
import { getMethodFieldId, getMethodFieldName } from './method-fields.ts'
import styles from './method-step.module.css'
import { NextSectionField } from './next-section.tsx'

interface MethodStepProps {
  readonly checkout: CheckoutView
  readonly stepError: StepError | undefined
  readonly number: number
}

/** The delivery method step: method, fee and duration for each delivery. */
export function DeliveryMethodStep({ checkout, stepError, number }: MethodStepProps) {
  const { deliveries, openStep, currency } = checkout
  const title = messages.deliveryMethods({ count: deliveries.length })
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
        aside={
          hasChoice && (
            <ChangeStepLink step="method" label={messages.changeDeliveryMethods({ count: deliveries.length })} />
          )
        }
      >
        {deliveries.map((delivery, position) => (
          <div key={delivery.id} className={styles.delivery}>
            {deliveries.length > 1 && (
              <h3 className={styles.title}>{formatDeliveryHeading(delivery, position, deliveries.length)}</h3>
            )}
            {delivery.method !== null && <ChosenDeliveryMethod method={delivery.method} currency={currency} />}
            <DeliveryDateField
              delivery={delivery}
              label={
                deliveries.length === 1
                  ? messages.desiredDeliveryDate()
                  : messages.desiredDateOfDelivery({ number: formatQuantity(String(position + 1)) })
              }
              firstDay={checkout.firstDeliveryDay}
              stepError={stepError}
            />
          </div>
        ))}
        {checkout.gift !== null && <GiftFields gift={checkout.gift} currency={currency} stepError={stepError} />}
      </Step>
    )
  }
  return (
    <Step id="delivery-method" number={number} title={title} state="open">
      {deliveries.some(({ methods }) => methods.length === 0) ? (
        <p>{messages.chooseAnotherAddress({ count: deliveries.length })}</p>
      ) : (
        <DeliveryMethodForm deliveries={deliveries} currency={currency} stepError={stepError} />
      )}
    </Step>
  )
}

/** Formats a delivery's title: its number and recipient. */
function formatDeliveryHeading({ address }: DeliveryView, position: number, count: number): string {
  return formatDeliveryTitle(position, count, address?.name)
}

function ChosenDeliveryMethod({ method, currency }: { readonly method: MethodView; readonly currency: string }) {
  const { name, duration, latestArrival } = method
  const values = { method: createElementPlaceholder('method'), fee: formatFee(method, currency) }
  const isDated = latestArrival !== ''
  return (
    <>
      <p>
        <RichMessage
          text={
            duration === '' || isDated
              ? messages.methodWithFee(values)
              : messages.methodWithFeeAndDuration({ ...values, duration })
          }
          elements={{ method: <strong className={styles.name}>{name}</strong> }}
        />
      </p>
      {isDated && <p>{duration}</p>}
    </>
  )
}

function DeliveryMethodForm({
  deliveries,
  currency,
  stepError,
}: {
  readonly deliveries: readonly DeliveryView[]
  readonly currency: string
  readonly stepError: StepError | undefined
}) {
  return (
    <Form method="post" action={links.checkout()} preventScrollReset replace noValidate className={styles.form}>
      <HiddenCartField />
      <input type="hidden" name="intent" value="method" />
      <NextSectionField id="payment" />
      {deliveries.map((delivery, deliveryPosition) => {
        const { id, method, methods } = delivery
        const chosenMethod = methods.find((option) => option.id === method?.id) ?? methods[0]
        return (
          <FieldGroup
            key={id}
            legend={
              deliveries.length === 1
                ? messages.waysToDeliver()
                : formatDeliveryHeading(delivery, deliveryPosition, deliveries.length)
            }
            error={stepError?.fieldErrors.find(({ fieldId }) => fieldId === getMethodFieldId(id))?.message}
          >
            {methods.map((option, position) => (
              <ChoiceField
                key={option.id}
                type="radio"
                name={getMethodFieldName(id)}
                value={option.id}
                id={position === 0 ? getMethodFieldId(id) : undefined}
                defaultChecked={option.id === chosenMethod?.id}
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
        {messages.useDeliveryMethods({ count: deliveries.length })}
      </Button>
    </Form>
  )
}

function formatFee({ fee }: MethodView, currency: string): string {
  return isDecimalText(fee) && /^0+(\.0+)?$/.test(fee) ? messages.free() : formatMoney(fee, currency)
}
