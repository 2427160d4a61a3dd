import { classNames } from '../layout/class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './skeleton.module.css'

/**
 * Holds the place of text, or of a square picture, that is still on its way, so that nothing moves when it comes;
 * `label` says so in words.
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
  /** What is on its way, such as `Loading orders`. */
  readonly label: string
  readonly lines?: number
  readonly hasPicture?: boolean
}
