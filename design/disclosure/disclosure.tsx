import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './disclosure.module.css'

/**
 * A title that opens and closes the content below it. It uses the native `details` element, so that it works without
 * scripts and is found by a search within the page.
 */
export function Disclosure({ title, children, isOpen = false, group, className }: DisclosureProps) {
  return (
    <details className={classNames(styles.disclosure, className)} open={isOpen} name={group}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}

interface DisclosureProps {
  readonly title: ReactNode
  readonly children: ReactNode
  /** Whether it is open initially. */
  readonly isOpen?: boolean
  /** Of the disclosures with the same group, one is open at a time. */
  readonly group?: string | undefined
  readonly className?: string | undefined
}
