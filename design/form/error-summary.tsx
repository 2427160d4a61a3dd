import { useEffect, useRef } from 'react'
import { Link } from '../navigation/link.tsx'
import styles from './error-summary.module.css'

/** One thing wrong with a form; `fieldId` is where to go to put it right. */
export interface FormFault {
  readonly fieldId: string
  readonly message: string
  /** The path of another page where it is put right. */
  readonly href?: string
}

/** What is wrong with a form that was sent, above it; takes the focus when it appears. Nothing without faults. */
export function ErrorSummary({
  faults,
  title = 'Please check these entries',
}: {
  readonly faults: readonly FormFault[]
  readonly title?: string
}) {
  const box = useRef<HTMLDivElement>(null)
  const hasFaults = faults.length > 0
  useEffect(() => {
    if (hasFaults) box.current?.focus()
  }, [hasFaults, faults])
  if (!hasFaults) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.fieldId} ${fault.message}`}>
            {fault.href === undefined ? (
              <a href={`#${fault.fieldId}`}>{fault.message}</a>
            ) : (
              <Link href={fault.href}>{fault.message}</Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
