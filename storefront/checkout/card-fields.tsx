import { useState } from 'react'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { findCardBrand } from '@hydrant/kernel/cards/card.ts'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import styles from './card-fields.module.css'
import { FIELD_IDS } from './checkout-errors.ts'

/**
 * The fields of a card. None of them has a name: the card goes only to the payment gateway and is never part of a form
 * post.
 */
export function CardFields({ fieldErrors }: { readonly fieldErrors: readonly FormIssue[] }) {
  const [brand, setBrand] = useState<string | null>(null)
  const findError = (fieldId: string) => fieldErrors.find((fieldError) => fieldError.fieldId === fieldId)?.message
  return (
    <div className={styles.card}>
      <TextField
        id={FIELD_IDS.cardHolder}
        label={messages.nameOnCard()}
        autoComplete="cc-name"
        required
        error={findError(FIELD_IDS.cardHolder)}
        className={styles.wide}
      />
      <TextField
        id={FIELD_IDS.cardNumber}
        label={brand === null ? messages.cardNumber() : messages.cardNumberOfBrand({ brand })}
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={25}
        required
        onChange={(event) => setBrand(findCardBrand(event.target.value))}
        error={findError(FIELD_IDS.cardNumber)}
        className={styles.wide}
      />
      <TextField
        id={FIELD_IDS.cardExpiry}
        label={messages.goodUntil()}
        inputMode="numeric"
        autoComplete="cc-exp"
        maxLength={9}
        required
        error={findError(FIELD_IDS.cardExpiry)}
      />
      <TextField
        id={FIELD_IDS.cardCode}
        label={messages.securityCode()}
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        required
        error={findError(FIELD_IDS.cardCode)}
      />
      <p className={styles.note}>{messages.cardGoesToPaymentService()}</p>
    </div>
  )
}
