import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './badge.module.css'

/** A short label of one or two words: `accent` for sale, `strong` for the kind of a product, `plain` for the rest. */
export function Badge({
  variant: kind = 'plain',
  children,
}: {
  readonly variant?: 'accent' | 'strong' | 'plain'
  readonly children: ReactNode
}) {
  return <span className={classNames(styles.badge, styles[kind])}>{children}</span>
}
