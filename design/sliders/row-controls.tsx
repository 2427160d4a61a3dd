import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../layout/class-names.ts'
import styles from './scroll-row.module.css'

/**
 * The titles of a row's controls. `{0}` is replaced by the target page, counted from 1, and `{1}` by the number of
 * pages.
 */
export interface RowTitles {
  readonly prev?: string | undefined
  readonly next?: string | undefined
  readonly slick?: string | undefined
}

/** Replaces the placeholders of a title by numbers. */
export function fillTitlePlaceholders(title: string, numbers: readonly number[]): string {
  return title.replaceAll(/\{(\d)\}/g, (placeholder, position: string) =>
    String(numbers[Number(position)] ?? placeholder),
  )
}

/**
 * The controls below a row: the back arrow, the content in between, and the forward arrow. They take up their space
 * even before scripts make them usable.
 */
export function RowControls({ previous, next, children, className }: RowControlsProps) {
  return (
    <div className={classNames(styles.controls, className)}>
      {previous !== null && <RowArrow icon="utility:chevron-left" {...previous} />}
      {children}
      {next !== null && <RowArrow icon="utility:chevron-right" {...next} />}
    </div>
  )
}

interface RowControlsProps {
  readonly previous: ArrowProps | null
  readonly next: ArrowProps | null
  readonly children?: ReactNode
  readonly className?: string | undefined
}

interface ArrowProps {
  readonly title: string
  readonly isIdle: boolean
  readonly onPress: () => void
}

/** An idle arrow keeps the keyboard's focus and does nothing. */
function RowArrow({
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
