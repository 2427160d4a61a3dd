import { classNames } from '../layout/class-names.ts'
import styles from './dots.module.css'

/** A button for each of several positions, of which one is current. */
export function Dots({ names, current, onChoose, className }: DotsProps) {
  return (
    <ul className={classNames(styles.dots, className)}>
      {Array.from(names.entries(), ([position, name]) => (
        <li key={position}>
          <button
            type="button"
            title={name}
            aria-label={name}
            aria-current={position === current ? 'true' : undefined}
            onClick={() => onChoose(position)}
          />
        </li>
      ))}
    </ul>
  )
}

interface DotsProps {
  /** The label of each position. */
  readonly names: readonly string[]
  /** The current position, counted from 0. */
  readonly current: number
  readonly onChoose: (position: number) => void
  readonly className?: string | undefined
}
