import { TextField } from '@hydrant/design/form/field.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { PLACE_ORDER_FORM_ID, getPlaceOrderValues, type StepError } from './checkout-errors.ts'
import type { DeliveryView } from './checkout-view.ts'
import { findDeliveryDateError, getDateFieldName } from './delivery-options.ts'
import styles from './method-step.module.css'

interface DateFieldProps {
  readonly delivery: DeliveryView
  readonly label: string
  readonly firstDay: string
  readonly stepError: StepError | undefined
}

/** The field for the desired delivery date; it is sent with the order. */
export function DeliveryDateField({ delivery: { id, day }, label, firstDay, stepError }: DateFieldProps) {
  const name = getDateFieldName(id)
  return (
    <TextField
      form={PLACE_ORDER_FORM_ID}
      id={name}
      name={name}
      type="date"
      min={firstDay}
      label={label}
      hint={messages.desiredDateHint()}
      defaultValue={getPlaceOrderValues(stepError)[name] ?? day}
      error={
        stepError?.fieldErrors.find(({ fieldId }) => fieldId === name)?.message ??
        findDeliveryDateError(day, firstDay) ??
        undefined
      }
      className={styles.date}
    />
  )
}
