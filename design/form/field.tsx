import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { classNames } from '../layout/class-names.ts'
import { describedBy, FieldFrame, type FieldTexts, FieldError } from './field-frame.tsx'
import styles from './field.module.css'
import { useDebounced } from './use-debounced.ts'
import { useNativeError } from './use-native-error.ts'

type TextFieldProps = FieldTexts & InputHTMLAttributes<HTMLInputElement>

/**
 * One line of text, a number, a date or a file, by its `type`, with its label; what is wrong with it is tied to it for
 * assistive technology.
 */
export function TextField({
  label,
  hint,
  error: given,
  warning,
  className,
  saysOptional = true,
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  const { error, watch } = useNativeError(given)
  const { id = ownId } = rest
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      warning={warning}
      isOptional={saysOptional && rest.required !== true}
      className={className}
    >
      <input {...rest} {...watch} {...describedBy(id, { hint, error, warning })} className={styles.input} />
    </FieldFrame>
  )
}

/** A line of text of which `onSettled` hears what stands in it when nothing more has been typed for 150 ms. */
export function DebouncedField({
  onSettled,
  onChange,
  ...rest
}: TextFieldProps & { readonly onSettled: (value: string) => void }) {
  const type = useDebounced(onSettled)
  return (
    <TextField
      {...rest}
      onChange={(event) => {
        type(event.target.value)
        onChange?.(event)
      }}
    />
  )
}

type TextAreaFieldProps = FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>

/** Some lines of text; it grows with them where the browser can. */
export function TextAreaField({
  label,
  hint,
  error: given,
  warning,
  className,
  saysOptional = true,
  ...rest
}: TextAreaFieldProps) {
  const ownId = useId()
  const { error, watch } = useNativeError(given)
  const { id = ownId } = rest
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      warning={warning}
      isOptional={saysOptional && rest.required !== true}
      className={className}
    >
      <textarea
        rows={4}
        {...rest}
        {...watch}
        {...describedBy(id, { hint, error, warning })}
        className={classNames(styles.input, styles.area)}
      />
    </FieldFrame>
  )
}

type SelectFieldProps = FieldTexts & SelectHTMLAttributes<HTMLSelectElement>

/** One choice of several; give it its options as children. */
export function SelectField({
  label,
  hint,
  error: given,
  warning,
  className,
  saysOptional = true,
  children,
  ...rest
}: SelectFieldProps) {
  const ownId = useId()
  const { error, watch } = useNativeError(given)
  const { id = ownId } = rest
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      warning={warning}
      isOptional={saysOptional && rest.required !== true}
      className={className}
    >
      <select
        {...rest}
        {...watch}
        {...describedBy(id, { hint, error, warning })}
        className={classNames(styles.input, styles.select)}
      >
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
  const ownId = useId()
  const { id = ownId } = rest
  return (
    <label className={styles.choice}>
      <input {...rest} id={id} />
      <span className={styles.choiceLabel} data-name>
        {label}
      </span>
      {detail !== undefined && <span className={styles.hint}>{detail}</span>}
    </label>
  )
}

/** Fields that belong together under one name; what is wrong with one of its choices is told above them. */
export function FieldGroup({
  legend,
  error: given,
  children,
}: {
  readonly legend: string
  readonly error?: string | undefined
  readonly children: ReactNode
}) {
  const id = useId()
  const { error, watch } = useNativeError(given)
  return (
    <fieldset className={styles.group} aria-describedby={error === undefined ? undefined : `${id}-error`} {...watch}>
      <legend className={styles.legend}>{legend}</legend>
      <FieldError id={id} error={error} />
      {children}
    </fieldset>
  )
}
