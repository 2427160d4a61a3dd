import type { ReactNode } from 'react'
import * as messages from '@hydrant/messages/compiled/design/form.js'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../layout/class-names.ts'
import styles from './field.module.css'

/** The label, hint, error and warning of a field. */
export interface FieldTexts {
  readonly label: string
  readonly hint?: string
  /** The shop's error; without one the browser's own validation message is shown. */
  readonly error?: string | undefined
  /** A warning: the value is accepted but should be checked. */
  readonly warning?: string | undefined
  /** Whether an optional field is marked as such; false in forms where nearly all fields are optional. */
  readonly showOptional?: boolean
}

interface FieldFrameProps {
  readonly id: string
  readonly label: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly warning?: string | undefined
  readonly isOptional: boolean
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A form control with its label and hint above and its error and warning below. */
export function FieldFrame({ id, label, hint, error, warning, isOptional, className, children }: FieldFrameProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>
        <span data-name>{label}</span>
        {isOptional && <span className={styles.optional}> {messages.optional()}</span>}
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

/** The error of a field, with an icon so that it does not depend on colour. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  return error === undefined ? null : (
    <p id={`${id}-error`} className={styles.error}>
      <Icon name="utility:error" size="small" />
      {error}
    </p>
  )
}

/** Returns the id and ARIA props that connect a control with its hint, error and warning. */
export function toFieldAriaProps(id: string, { hint, error, warning }: Pick<FieldTexts, 'hint' | 'error' | 'warning'>) {
  const ids = [
    hint !== undefined && `${id}-hint`,
    error !== undefined && `${id}-error`,
    warning !== undefined && `${id}-warning`,
  ]
    .filter(Boolean)
    .join(' ')
  return { id, 'aria-invalid': error !== undefined || undefined, 'aria-describedby': ids === '' ? undefined : ids }
}
