import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../layout/class-names.ts'
import styles from './scroll-row.module.css'

/**
 * What the controls of a row are called. `{0}` is the page that is gone to, counted from 1, and `{1}` how many there
 * are.
 */
export interface RowTitles {
  readonly prev?: string | undefined
  readonly next?: string | undefined
  readonly slick?: string | undefined
}

/** Puts numbers in the places of a title. */
export function titleOf(title: string, numbers: readonly number[]): string {
  return title.replaceAll(/\{(\d)\}/g, (place, position: string) => String(numbers[Number(position)] ?? place))
}

/** The line below a row: the way back, what is between, and the way on. It keeps its room before it can be used. */
export function RowControls({ back, on, children, className }: RowControlsProps) {
  return (
    <div className={classNames(styles.controls, className)}>
      {back !== null && <Arrow icon="utility:chevron-left" {...back} />}
      {children}
      {on !== null && <Arrow icon="utility:chevron-right" {...on} />}
    </div>
  )
}

interface RowControlsProps {
  readonly back: ArrowProps | null
  readonly on: ArrowProps | null
  readonly children?: ReactNode
  readonly className?: string | undefined
}

interface ArrowProps {
  readonly title: string
  readonly isIdle: boolean
  readonly onPress: () => void
}

/** An idle arrow stays where the keyboard is, and does nothing. */
function Arrow({
  icon,
  title,
  isIdle,
  onPress,
}: ArrowProps & { readonly icon: 'utility:chevron-left' | 'utility:chevron-right' }) {
  return (
    <button
      type="button"
      className={styles.arrow}
      title={title}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onPress}
    >
      <Icon name={icon} label={title} />
    </button>
  )
}
