import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { classNames } from '../layout/class-names.ts'
import { toFieldAriaProps, FieldFrame, type FieldTexts, FieldError } from './field-frame.tsx'
import styles from './field.module.css'
import { useDebounced } from './use-debounced.ts'
import { useShopOrNativeError } from './use-validation-message.ts'

type TextFieldProps = FieldTexts & InputHTMLAttributes<HTMLInputElement>

/**
 * An input with its label; `type` makes it text, a number, a date or a file. Its error is connected with it for
 * assistive technology.
 */
export function TextField({
  label,
  hint,
  error: errorProp,
  warning,
  className,
  showOptional = true,
  ...rest
}: TextFieldProps) {
  const generatedId = useId()
  const { error, validationProps } = useShopOrNativeError(errorProp)
  const { id = generatedId } = rest
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      warning={warning}
      isOptional={showOptional && rest.required !== true}
      className={className}
    >
      <input
        {...rest}
        {...validationProps}
        {...toFieldAriaProps(id, { hint, error, warning })}
        className={styles.input}
      />
    </FieldFrame>
  )
}

/** A text field that calls `onSettled` with its value when nothing has been typed for 150 ms. */
export function DebouncedField({
  onSettled,
  onChange,
  ...rest
}: TextFieldProps & { readonly onSettled: (value: string) => void }) {
  const onTyped = useDebounced(onSettled)
  return (
    <TextField
      {...rest}
      onChange={(event) => {
        onTyped(event.target.value)
        onChange?.(event)
      }}
    />
  )
}

type TextAreaFieldProps = FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>

/** A text area with its label; it grows with its content in browsers that support it. */
export function TextAreaField({
  label,
  hint,
  error: errorProp,
  warning,
  className,
  showOptional = true,
  ...rest
}: TextAreaFieldProps) {
  const generatedId = useId()
  const { error, validationProps } = useShopOrNativeError(errorProp)
  const { id = generatedId } = rest
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      warning={warning}
      isOptional={showOptional && rest.required !== true}
      className={className}
    >
      <textarea
        rows={4}
        {...rest}
        {...validationProps}
        {...toFieldAriaProps(id, { hint, error, warning })}
        className={classNames(styles.input, styles.area)}
      />
    </FieldFrame>
  )
}

type SelectFieldProps = FieldTexts & SelectHTMLAttributes<HTMLSelectElement>

/** A select with its label; its options are its children. */
export function SelectField({
  label,
  hint,
  error: errorProp,
  warning,
  className,
  showOptional = true,
  children,
  ...rest
}: SelectFieldProps) {
  const generatedId = useId()
  const { error, validationProps } = useShopOrNativeError(errorProp)
  const { id = generatedId } = rest
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      warning={warning}
      isOptional={showOptional && rest.required !== true}
      className={className}
    >
      <select
        {...rest}
        {...validationProps}
        {...toFieldAriaProps(id, { hint, error, warning })}
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

/** A radio button or checkbox that can be pressed anywhere in its row, with optional detail below its label. */
export function ChoiceField({ label, detail, ...rest }: ChoiceFieldProps) {
  const generatedId = useId()
  const { id = generatedId } = rest
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

/** A group of fields with a legend; an error of one of its choices is shown above them. */
export function FieldGroup({
  legend,
  error: errorProp,
  children,
}: {
  readonly legend: string
  readonly error?: string | undefined
  readonly children: ReactNode
}) {
  const id = useId()
  const { error, validationProps } = useShopOrNativeError(errorProp)
  return (
    <fieldset
      className={styles.group}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      {...validationProps}
    >
      <legend className={styles.legend}>{legend}</legend>
      <FieldError id={id} error={error} />
      {children}
    </fieldset>
  )
}
