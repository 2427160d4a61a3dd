import { Form } from 'react-router'
import { ChoiceField, FieldGroup } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Step } from '@hydrant/design/steps/step.tsx'
import { formatMoney, isDecimalText } from '@hydrant/kernel/locale/format-decimal.ts'
import { links } from '../links.ts'
import { ChangeLink } from './address-step.tsx'
import { FIELDS } from './checkout-fault.ts'
import type { CheckoutView, MethodView } from './checkout-view.ts'
import styles from './method-step.module.css'
import { NextSection } from './next-section.tsx'

/** How the order is sent, with what it costs and how long it takes. */
export function MethodStep({ checkout }: { readonly checkout: CheckoutView }) {
  const { method, methods, openStep, currency } = checkout
  if (openStep === 'address') return <Step id="delivery-method" number={2} title="Delivery method" state="ahead" />
  if (openStep === null && method !== null) {
    return (
      <Step id="delivery-method" number={2} title="Delivery method" state="done" aside={methods.length > 1 && <ChangeLink step="method" what="delivery method" />}>
        <p>
          <strong className={styles.name}>{method.name}</strong>, {feeText(method, currency)}
          {method.duration !== '' && `, ${method.duration}`}
        </p>
      </Step>
    )
  }
  const chosen = methods.find(({ id }) => id === method?.id) ?? methods[0]
  return (
    <Step id="delivery-method" number={2} title="Delivery method" state="open">
      {methods.length === 0 ? (
        <p>We have no way to deliver to this address. Choose another address, or call the order desk.</p>
      ) : (
        <Form method="post" action={links.checkout()} preventScrollReset replace noValidate>
          <input type="hidden" name="intent" value="method" />
          <NextSection id="payment" />
          <FieldGroup legend="Ways to deliver">
            {methods.map((one, position) => (
              <ChoiceField
                key={one.id}
                type="radio"
                name="deliveryMethodId"
                value={one.id}
                id={position === 0 ? FIELDS.method : undefined}
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
            <Button type="submit">Use this delivery method</Button>
          </FieldGroup>
        </Form>
      )}
    </Step>
  )
}

function feeText({ fee }: MethodView, currency: string): string {
  return isDecimalText(fee) && /^0+(\.0+)?$/.test(fee) ? 'free' : formatMoney(fee, currency)
}
