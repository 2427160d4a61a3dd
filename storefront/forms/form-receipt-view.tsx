import { useEffect, useRef } from 'react'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/forms.js'
import type { FormState } from './form-state.ts'
import styles from './shop-form.module.css'

/** Confirms that a form has arrived, and takes the focus that the removed form had. */
export function FormReceiptView({
  receipt,
  path,
}: {
  readonly receipt: NonNullable<FormState['receipt']>
  readonly path: string
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [receipt.referenceNumber])
  return (
    <div ref={box} tabIndex={-1} className={styles.receipt}>
      <Alert tone="success" title={messages.receivedTitle()}>
        <p className={styles.confirmation}>{receipt.confirmation}</p>
        <p>
          <RichMessage
            text={messages.referenceNumber({ reference: createElementPlaceholder('reference') })}
            elements={{ reference: <strong className={styles.reference}>{receipt.referenceNumber}</strong> }}
          />
        </p>
      </Alert>
      <p>
        <Link href={path} prefetch="none">
          {messages.sendAnother()}
        </Link>
      </p>
    </div>
  )
}
