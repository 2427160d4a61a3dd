import type { ButtonHTMLAttributes } from 'react'
import { SpinnerRing } from '../feedback/spinner.tsx'
import { classNames } from '../layout/class-names.ts'
import { Link } from './link.tsx'
import type { LinkProps } from './place.tsx'
import styles from './button.module.css'

/** How much a button asks for attention; `danger` is for what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'tertiary' | 'danger'

interface Looks {
  readonly variant?: ButtonVariant
  readonly size?: 's' | 'm' | 'l'
  readonly isWide?: boolean
}

/** A button; while `isBusy` it cannot be pressed again and says so. It keeps its place in the tab order. */
export function Button({ variant, size, isWide, isBusy = false, children, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(looks({ variant, size, isWide }), className)}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy && <SpinnerRing />}
      {children}
    </button>
  )
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Looks {
  readonly isBusy?: boolean
}

/** A link that looks like a button; with an empty `href` it looks and says that it cannot be pressed. */
export function ButtonLink({ variant, size, isWide, className, ...rest }: LinkProps & Looks) {
  const names = classNames(looks({ variant, size, isWide }), className)
  if (rest.href !== '') return <Link {...rest} className={names} />
  return (
    <span role="link" aria-disabled="true" className={names}>
      {rest.children}
    </span>
  )
}

function looks({
  variant = 'primary',
  size = 'm',
  isWide = false,
}: { [Key in keyof Looks]: Looks[Key] | undefined }): string | undefined {
  return classNames(styles.button, styles[variant], styles[size], isWide && styles.wide)
}
