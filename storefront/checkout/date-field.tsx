import { useSyncExternalStore } from 'react'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { formatDays } from '@hydrant/kernel/locale/format-date.ts'
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

/**
 * The field for the desired delivery date; it is sent with the order. Says when the delivery may arrive later than that,
 * which prevents nothing.
 */
export function DeliveryDateField({ delivery, label, firstDay, stepError }: DateFieldProps) {
  const { id, day, method } = delivery
  const name = getDateFieldName(id)
  const shownDay = getPlaceOrderValues(stepError)[name] ?? day
  // What was entered before the page's scripts ran is only in the field.
  const enteredDay = useSyncExternalStore(
    subscribeToInput,
    () => readFieldValue(name) ?? shownDay,
    () => shownDay,
  )
  const isLate = method !== null && enteredDay !== '' && enteredDay >= firstDay && enteredDay < method.latestArrival
  return (
    <>
      <TextField
        form={PLACE_ORDER_FORM_ID}
        id={name}
        name={name}
        type="date"
        min={firstDay}
        label={label}
        hint={messages.desiredDateHint()}
        defaultValue={shownDay}
        error={
          stepError?.fieldErrors.find(({ fieldId }) => fieldId === name)?.message ??
          findDeliveryDateError(day, firstDay) ??
          undefined
        }
        className={styles.date}
      />
      <div role="status">
        {isLate && (
          <Alert tone="warning">
            {messages.arrivesLate({
              method: method.name,
              latest: formatDays(method.latestArrival, method.latestArrival),
            })}
          </Alert>
        )}
      </div>
    </>
  )
}

function subscribeToInput(onInput: () => void): () => void {
  document.addEventListener('input', onInput)
  return () => document.removeEventListener('input', onInput)
}

function readFieldValue(id: string): string | null {
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement ? field.value : null
}
