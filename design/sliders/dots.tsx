import { classNames } from '../layout/class-names.ts'
import styles from './dots.module.css'

/** A mark to press for each of several places, of which one is the current. */
export function Dots({ names, current, onChoose, className }: DotsProps) {
  return (
    <ul className={classNames(styles.dots, className)}>
      {Array.from(names.entries(), ([place, name]) => (
        <li key={place}>
          <button
            type="button"
            title={name}
            aria-label={name}
            aria-current={place === current ? 'true' : undefined}
            onClick={() => onChoose(place)}
          />
        </li>
      ))}
    </ul>
  )
}

interface DotsProps {
  /** What each place is called. */
  readonly names: readonly string[]
  /** The place where one is, counted from 0. */
  readonly current: number
  readonly onChoose: (place: number) => void
  readonly className?: string | undefined
}
