import { useState } from 'react'
import type { FormFault } from '@hydrant/design/form/error-summary.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { cardBrand } from '@hydrant/kernel/cards/card.ts'
import styles from './card-fields.module.css'
import { FIELDS } from './checkout-fault.ts'

/**
 * Asks for a card. None of the fields has a name: what is typed goes to the payment gateway alone and is part of no
 * form.
 */
export function CardFields({ faults }: { readonly faults: readonly FormFault[] }) {
  const [brand, setBrand] = useState<string | null>(null)
  const errorOf = (fieldId: string) => faults.find((fault) => fault.fieldId === fieldId)?.message
  return (
    <div className={styles.card}>
      <TextField
        id={FIELDS.cardHolder}
        label="Name on the card"
        autoComplete="cc-name"
        required
        error={errorOf(FIELDS.cardHolder)}
        className={styles.wide}
      />
      <TextField
        id={FIELDS.cardNumber}
        label={brand === null ? 'Card number' : `Card number (${brand})`}
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={25}
        required
        onChange={(event) => setBrand(cardBrand(event.target.value))}
        error={errorOf(FIELDS.cardNumber)}
        className={styles.wide}
      />
      <TextField
        id={FIELDS.cardExpiry}
        label="Good until (MM/YY)"
        inputMode="numeric"
        autoComplete="cc-exp"
        maxLength={9}
        required
        error={errorOf(FIELDS.cardExpiry)}
      />
      <TextField
        id={FIELDS.cardCode}
        label="Security code"
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        required
        error={errorOf(FIELDS.cardCode)}
      />
      <p className={styles.note}>Your card number goes to the payment service alone. It is no part of your order.</p>
    </div>
  )
}
