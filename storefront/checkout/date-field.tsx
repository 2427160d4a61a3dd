import { TextField } from '@hydrant/design/form/field.tsx'
import { PLACE_FORM, placeValues, type RefusedStep } from './checkout-fault.ts'
import type { DeliveryView } from './checkout-view.ts'
import { dateFieldOf } from './delivery-wishes.ts'
import styles from './method-step.module.css'

interface DateFieldProps {
  readonly delivery: DeliveryView
  readonly label: string
  readonly firstDay: string
  readonly refused: RefusedStep | undefined
}

/** Asks for the day on which a delivery is wanted; it goes along with the order. */
export function DateField({ delivery: { id, day }, label, firstDay, refused }: DateFieldProps) {
  const name = dateFieldOf(id)
  return (
    <TextField
      form={PLACE_FORM}
      id={name}
      name={name}
      type="date"
      min={firstDay}
      label={label}
      hint="We do our best to deliver on this day. It is not guaranteed."
      defaultValue={placeValues(refused)[name] ?? day}
      error={refused?.faults.find(({ fieldId }) => fieldId === name)?.message}
      className={styles.date}
    />
  )
}
