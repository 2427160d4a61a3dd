import type { ButtonHTMLAttributes } from 'react'
import { SpinnerRing } from '../feedback/spinner.tsx'
import { classNames } from '../layout/class-names.ts'
import { Link } from './link.tsx'
import type { LinkProps } from './link-context.tsx'
import styles from './button.module.css'

/** The emphasis of a button; `danger` is for what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'tertiary' | 'danger'

interface ButtonStyle {
  readonly variant?: ButtonVariant
  readonly size?: 's' | 'm' | 'l'
  readonly isWide?: boolean
}

/** A button; while `isBusy` it cannot be pressed again and is marked as busy. It stays in the tab order. */
export function Button({ variant, size, isWide, isBusy = false, children, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(toButtonClass({ variant, size, isWide }), className)}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy && <SpinnerRing />}
      {children}
    </button>
  )
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonStyle {
  readonly isBusy?: boolean
}

/** A link that looks like a button; with an empty `href` it is shown as disabled. */
export function ButtonLink({ variant, size, isWide, className, ...rest }: LinkProps & ButtonStyle) {
  const names = classNames(toButtonClass({ variant, size, isWide }), className)
  if (rest.href !== '') return <Link {...rest} className={names} />
  return (
    <span role="link" aria-disabled="true" className={names}>
      {rest.children}
    </span>
  )
}

function toButtonClass({
  variant = 'primary',
  size = 'm',
  isWide = false,
}: { [Key in keyof ButtonStyle]: ButtonStyle[Key] | undefined }): string | undefined {
  return classNames(styles.button, styles[variant], styles[size], isWide && styles.wide)
}
