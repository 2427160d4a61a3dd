import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../layout/class-names.ts'
import styles from './field.module.css'

/** What a field says about itself. */
export interface FieldTexts {
  readonly label: string
  readonly hint?: string
  /** What the shop found wrong; otherwise the browser is asked when the form is checked. */
  readonly error?: string | undefined
  /** What may stay, but should be looked at. */
  readonly warning?: string | undefined
  /** Whether a field that may stay empty says so; not where nearly all of them may. */
  readonly saysOptional?: boolean
}

interface FrameProps {
  readonly id: string
  readonly label: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly warning?: string | undefined
  readonly isOptional: boolean
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A control between its label and hint above and what is wrong with it below. */
export function FieldFrame({ id, label, hint, error, warning, isOptional, className, children }: FrameProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>
        <span data-name>{label}</span>
        {isOptional && <span className={styles.optional}> optional</span>}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
      {warning !== undefined && (
        <p id={`${id}-warning`} className={styles.warning}>
          <Icon name="utility:warning" size="small" variant="warning" />
          {warning}
        </p>
      )}
    </div>
  )
}

/** What is wrong with a field, in words and with a sign that needs no colour. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  return error === undefined ? null : (
    <p id={`${id}-error`} className={styles.error}>
      <Icon name="utility:error" size="small" />
      {error}
    </p>
  )
}

/** Ties a control to its hint and to what is wrong with it. */
export function describedBy(id: string, { hint, error, warning }: Pick<FieldTexts, 'hint' | 'error' | 'warning'>) {
  const ids = [
    hint !== undefined && `${id}-hint`,
    error !== undefined && `${id}-error`,
    warning !== undefined && `${id}-warning`,
  ]
    .filter(Boolean)
    .join(' ')
  return { id, 'aria-invalid': error !== undefined || undefined, 'aria-describedby': ids === '' ? undefined : ids }
}
