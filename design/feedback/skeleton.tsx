import { classNames } from '../layout/class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './skeleton.module.css'

/**
 * A placeholder for text, or for a square picture, that is still loading, so that nothing moves when it arrives.
 * `label` is its text for screen readers.
 */
export function Skeleton({ label, lines = 1, hasPicture = false }: SkeletonProps) {
  return (
    <div role="status" className={styles.skeleton}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {hasPicture && <span aria-hidden="true" className={classNames(styles.shape, styles.picture)} />}
      <div aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          <span key={`line ${line}`} className={styles.shape} />
        ))}
      </div>
    </div>
  )
}

interface SkeletonProps {
  /** What is loading, such as `Loading orders`. */
  readonly label: string
  readonly lines?: number
  readonly hasPicture?: boolean
}
