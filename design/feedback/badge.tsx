import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './badge.module.css'

/** One or two words about a thing: `accent` for sale, `strong` for its kind, `plain` for the rest. */
export function Badge({
  kind = 'plain',
  children,
}: {
  readonly kind?: 'accent' | 'strong' | 'plain'
  readonly children: ReactNode
}) {
  return <span className={classNames(styles.badge, styles[kind])}>{children}</span>
}
