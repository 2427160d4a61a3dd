import { useWarnOncePerMessage } from '../format/use-warn-once-per-message.ts'
import { classNames } from '../layout/class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './spinner.module.css'

/** The size of a spinner. */
export type SpinnerSize = 'xx-small' | 'x-small' | 'small' | 'medium' | 'large'

/** The colour of a spinner: the text's, the brand's, or one for dark backgrounds. */
export type SpinnerVariant = 'base' | 'brand' | 'inverse'

/**
 * A turning ring that appears after 200 ms, with a text for screen readers. An empty text logs a warning in the
 * console.
 */
export function Spinner({ alternativeText, size = 'medium', variant = 'base' }: SpinnerProps) {
  useWarnOncePerMessage(
    alternativeText.trim() === ''
      ? 'The alternativeText of a spinner is empty: it says nothing to those who cannot see it.'
      : null,
  )
  return (
    <span role="status" className={classNames(styles.spinner, styles[size], styles[variant])}>
      <SpinnerRing />
      <VisuallyHidden>{alternativeText}</VisuallyHidden>
    </span>
  )
}

interface SpinnerProps {
  readonly alternativeText: string
  readonly size?: SpinnerSize
  readonly variant?: SpinnerVariant
}

/** The ring alone, in the size and colour of the text beside it, which says what is loading. */
export function SpinnerRing() {
  return <span className={styles.ring} aria-hidden="true" />
}
