import { useId } from 'react'
import styles from './progress.module.css'

/** How far something has come, as the browser's own bar; without `value` it only says that something goes on. */
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
  /** What `value` is when it is done: 100 unless told otherwise. */
  readonly max?: number
  /** The value in words, such as `3 of 8 rows`. */
  readonly valueText?: string
}
