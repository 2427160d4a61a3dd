import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './spec-table.module.css'

/** One labelled property. */
export interface Spec {
  readonly label: string
  /** A React key that distinguishes it from others with the same label. */
  readonly key?: string
  readonly value: ReactNode
}

/** A list of properties in rows: `striped` for comparison, `plain` in running text. */
export function SpecTable({
  specs,
  variant = 'striped',
}: {
  readonly specs: readonly Spec[]
  readonly variant?: 'striped' | 'plain'
}) {
  if (specs.length === 0) return null
  return (
    <dl className={classNames(styles.specs, styles[variant])}>
      {specs.map((spec) => (
        <div key={spec.key ?? spec.label}>
          <dt>{spec.label}</dt>
          <dd>{spec.value}</dd>
        </div>
      ))}
    </dl>
  )
}
