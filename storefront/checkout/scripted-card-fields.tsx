import { useEffect, useRef, useState } from 'react'
import { FieldError } from '@hydrant/design/form/field-frame.tsx'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import styles from './card-fields.module.css'
import type { ScriptedCardFields as Fields } from './card-script.ts'
import { FIELD_IDS } from './checkout-errors.ts'
import type { CardScript } from './payment-methods.ts'

interface ScriptedCardFieldsProps {
  readonly script: CardScript
  readonly fieldErrors: readonly FormIssue[]
  /** Called with the fields when they are shown, and with null when they are gone. */
  readonly onChange: (fields: Fields | null) => void
}

/** The fields of a card that the payment service's own script shows: the card never reaches the shop. */
export function ScriptedCardFields({ script, fieldErrors, onChange }: ScriptedCardFieldsProps) {
  const container = useRef<HTMLDivElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const { scriptUrl, publishableKey } = script
  useEffect(() => {
    let fields: Fields | null = null
    let isGone = false
    const show = async (element: HTMLElement) => {
      const { mountCardFields } = await import('./card-script.ts')
      fields = await mountCardFields({ scriptUrl, publishableKey }, element)
      if (isGone) fields.remove()
      else onChange(fields)
    }
    if (container.current !== null) show(container.current).catch(() => setHasFailed(true))
    return () => {
      isGone = true
      fields?.remove()
      onChange(null)
    }
  }, [scriptUrl, publishableKey, onChange])
  const error = hasFailed
    ? messages.cardFieldsNotLoaded()
    : fieldErrors.find(({ fieldId }) => fieldId === FIELD_IDS.cardNumber)?.message
  return (
    <div
      id={FIELD_IDS.cardNumber}
      tabIndex={-1}
      role="group"
      aria-label={messages.card()}
      aria-describedby={error === undefined ? undefined : `${FIELD_IDS.cardNumber}-error`}
      className={styles.scripted}
    >
      <div ref={container} className={styles.frame} />
      {error !== undefined && (
        <div role="alert">
          <FieldError id={FIELD_IDS.cardNumber} error={error} />
        </div>
      )}
      <p className={styles.note}>{messages.cardGoesToPaymentService()}</p>
    </div>
  )
}
