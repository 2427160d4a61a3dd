import { useEffect, useRef } from 'react'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
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
      <Alert tone="success" title="We have received it">
        <p className={styles.confirmation}>{receipt.confirmation}</p>
        <p>
          Your reference number is <strong className={styles.reference}>{receipt.referenceNumber}</strong>. Name it when
          you call or write about this.
        </p>
      </Alert>
      <p>
        <Link href={path} prefetch="none">
          Send another one
        </Link>
      </p>
    </div>
  )
}
