import { TextField } from '@hydrant/design/form/field.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { useState } from 'react'
import { FIELD_IDS } from './checkout-errors.ts'
import { findBuyerFieldLengthError } from './limits.ts'
import type { OrderEntries } from './order-entries.ts'
import styles from './payment-step.module.css'

interface OrderEntryFieldsProps {
  readonly values: Pick<OrderEntries, 'attention' | 'costCenter'>
  readonly findError: (fieldId: string) => string | undefined
}

/** For whom an order is, and what the buyer's accounting books it on. */
export function OrderEntryFields({ values, findError }: OrderEntryFieldsProps) {
  return (
    <div className={styles.pair}>
      <BuyerField
        id={FIELD_IDS.attention}
        name="attention"
        label={messages.attention()}
        hint={messages.attentionHint()}
        defaultValue={values.attention}
        error={findError(FIELD_IDS.attention)}
      />
      <BuyerField
        id={FIELD_IDS.costCenter}
        name="costCenter"
        label={messages.costCenter()}
        hint={messages.costCenterHint()}
        defaultValue={values.costCenter}
        error={findError(FIELD_IDS.costCenter)}
      />
    </div>
  )
}

interface BuyerFieldProps {
  readonly id: string
  readonly name: keyof OrderEntries
  readonly label: string
  readonly hint: string
  readonly defaultValue: string
  readonly error: string | undefined
}

/** A field that takes any length, so that pasted text is never cut, and shows an error at once when it is too long. */
function BuyerField({ error, ...rest }: BuyerFieldProps) {
  const [lengthError, setLengthError] = useState<string>()
  return (
    <TextField
      {...rest}
      autoComplete="off"
      onChange={(event) => setLengthError(findBuyerFieldLengthError(event.target.value))}
      error={lengthError ?? error}
    />
  )
}
