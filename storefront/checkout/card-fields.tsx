import { useState } from 'react'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { findCardBrand } from '@hydrant/kernel/cards/card.ts'
import styles from './card-fields.module.css'
import { FIELD_IDS } from './checkout-errors.ts'

/**
 * The fields of a card. None of them has a name: the card goes only to the payment gateway and is never part of a form
 * post.
 */
export function CardFields({ fieldErrors }: { readonly fieldErrors: readonly FormIssue[] }) {
  const [brand, setBrand] = useState<string | null>(null)
  const errorOf = (fieldId: string) => fieldErrors.find((fieldError) => fieldError.fieldId === fieldId)?.message
  return (
    <div className={styles.card}>
      <TextField
        id={FIELD_IDS.cardHolder}
        label="Name on the card"
        autoComplete="cc-name"
        required
        error={errorOf(FIELD_IDS.cardHolder)}
        className={styles.wide}
      />
      <TextField
        id={FIELD_IDS.cardNumber}
        label={brand === null ? 'Card number' : `Card number (${brand})`}
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={25}
        required
        onChange={(event) => setBrand(findCardBrand(event.target.value))}
        error={errorOf(FIELD_IDS.cardNumber)}
        className={styles.wide}
      />
      <TextField
        id={FIELD_IDS.cardExpiry}
        label="Good until (MM/YY)"
        inputMode="numeric"
        autoComplete="cc-exp"
        maxLength={9}
        required
        error={errorOf(FIELD_IDS.cardExpiry)}
      />
      <TextField
        id={FIELD_IDS.cardCode}
        label="Security code"
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        required
        error={errorOf(FIELD_IDS.cardCode)}
      />
      <p className={styles.note}>Your card number goes to the payment service alone. It is no part of your order.</p>
    </div>
  )
}
