import { useId } from 'react'
import styles from './progress.module.css'

/** A native progress bar; without `value` it is indeterminate. */
export function Progress({ label, value, max = 100, valueText }: ProgressProps) {
  const id = useId()
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      {valueText !== undefined && (
        <span id={`${id}-value`} className={styles.value}>
          {valueText}
        </span>
      )}
      <span className={styles.track}>
        <progress
          id={id}
          className={styles.bar}
          value={value}
          max={max}
          aria-describedby={valueText === undefined ? undefined : `${id}-value`}
        />
      </span>
    </div>
  )
}

interface ProgressProps {
  readonly label: string
  readonly value?: number
  /** The value of a finished task; the default is 100. */
  readonly max?: number
  /** The value as text, such as `3 of 8 rows`. */
  readonly valueText?: string
}
