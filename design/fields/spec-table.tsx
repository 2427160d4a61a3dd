import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './spec-table.module.css'

/** One property of a thing. */
export interface Spec {
  readonly label: string
  /** Tells it from others of the same label. */
  readonly key?: string
  readonly value: ReactNode
}

/** Properties of a thing in rows: `striped` to be compared, `plain` in running text. */
export function SpecTable({
  specs,
  look = 'striped',
}: {
  readonly specs: readonly Spec[]
  readonly look?: 'striped' | 'plain'
}) {
  if (specs.length === 0) return null
  return (
    <dl className={classNames(styles.specs, styles[look])}>
      {specs.map((spec) => (
        <div key={spec.key ?? spec.label}>
          <dt>{spec.label}</dt>
          <dd>{spec.value}</dd>
        </div>
      ))}
    </dl>
  )
}
