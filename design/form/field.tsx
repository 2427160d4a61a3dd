import { useId, type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './field.module.css'

interface FieldTexts {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
}

type TextFieldProps = FieldTexts & InputHTMLAttributes<HTMLInputElement>

/** One line of text with its label; its error is tied to it for assistive technology. */
export function TextField({ label, hint, error, className, ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={rest.id ?? id} label={label} hint={hint} error={error} isOptional={rest.required !== true} className={className}>
      <input {...rest} {...described(rest.id ?? id, hint, error)} className={styles.input} />
    </FieldFrame>
  )
}

type SelectFieldProps = FieldTexts & SelectHTMLAttributes<HTMLSelectElement>

/** One choice of several; give it its options as children. */
export function SelectField({ label, hint, error, className, children, ...rest }: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={rest.id ?? id} label={label} hint={hint} error={error} isOptional={rest.required !== true} className={className}>
      <select {...rest} {...described(rest.id ?? id, hint, error)} className={classNames(styles.input, styles.select)}>
        {children}
      </select>
    </FieldFrame>
  )
}

interface ChoiceFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly type: 'radio' | 'checkbox'
  readonly label: ReactNode
  readonly detail?: ReactNode
}

/** A radio button or checkbox as a row that can be pressed anywhere, with room for detail below its label. */
export function ChoiceField({ label, detail, ...rest }: ChoiceFieldProps) {
  return (
    <label className={styles.choice}>
      <input {...rest} />
      <span className={styles.choiceLabel}>{label}</span>
      {detail !== undefined && <span className={styles.hint}>{detail}</span>}
    </label>
  )
}

/** Fields that belong together under one name. */
export function FieldGroup({ legend, error, children }: { readonly legend: string; readonly error?: string | undefined; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {children}
    </fieldset>
  )
}

interface FrameProps {
  readonly id: string
  readonly label: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly isOptional: boolean
  readonly className: string | undefined
  readonly children: ReactNode
}

function FieldFrame({ id, label, hint, error, isOptional, className, children }: FrameProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> optional</span>}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

function described(id: string, hint: string | undefined, error: string | undefined) {
  const ids = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-invalid': error !== undefined || undefined, 'aria-describedby': ids === '' ? undefined : ids }
}
