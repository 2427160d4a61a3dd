import { useEffect, useRef } from 'react'
import { TextField } from '@hydrant/design/form/field.tsx'
import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { useNavigation } from 'react-router'
import { FIELD_IDS } from './checkout-errors.ts'
import styles from './payment-step.module.css'
import { FILE_FIELD } from './purchase-order-file.ts'

const ATTACH_BUTTON_ID = 'attach-purchase-order-file'

interface PurchaseOrderFileFieldProps {
  /** The name of the attached file; null for none. */
  readonly attached: string | null
  readonly error: string | undefined
}

/** The file of the purchase order: it is attached as soon as it is chosen, or without scripts with a button. */
export function PurchaseOrderFileField({ attached, error }: PurchaseOrderFileFieldProps) {
  const wasAttached = useRef(attached)
  useEffect(() => {
    if (wasAttached.current === attached) return
    wasAttached.current = attached
    // The control that had the focus is gone.
    document.getElementById(FIELD_IDS.poFile)?.focus()
  }, [attached])
  return (
    <div className={attached === null ? styles.file : styles.attached}>
      <div role="status" className={styles.status}>
        {attached !== null && (
          <p id={FIELD_IDS.poFile} tabIndex={-1}>
            {messages.purchaseOrderFileAttached({ name: attached })}
          </p>
        )}
      </div>
      {attached === null ? (
        <FileInput error={error} />
      ) : (
        <Button type="submit" name="intent" value="remove-file" variant="tertiary">
          {messages.removePurchaseOrderFile()}
        </Button>
      )}
    </div>
  )
}

function FileInput({ error }: Pick<PurchaseOrderFileFieldProps, 'error'>) {
  const isHydrated = useIsHydrated()
  const { formData, state } = useNavigation()
  const isBusy = state !== 'idle' && formData?.get('intent') === 'attach-file'
  return (
    <>
      <TextField
        id={FIELD_IDS.poFile}
        type="file"
        name={FILE_FIELD}
        accept="application/pdf,image/png,image/jpeg,image/*"
        label={messages.purchaseOrderFile()}
        hint={messages.purchaseOrderFileHint()}
        error={error}
        onChange={(event) => {
          if (event.target.files?.length === 1)
            event.target.form?.requestSubmit(document.getElementById(ATTACH_BUTTON_ID))
        }}
      />
      <Button
        id={ATTACH_BUTTON_ID}
        type="submit"
        name="intent"
        value="attach-file"
        variant="secondary"
        isBusy={isBusy}
        className={isHydrated && !isBusy ? styles.scripted : undefined}
      >
        {isBusy ? messages.attachingPurchaseOrderFile() : messages.attachPurchaseOrderFile()}
      </Button>
    </>
  )
}
