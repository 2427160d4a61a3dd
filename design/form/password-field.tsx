import { type InputHTMLAttributes, useId, useState } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'
import styles from './field.module.css'
import { useNativeError } from './use-native-error.ts'

/** A password, hidden while it is typed unless its button is pressed; without scripts there is no button. */
export function PasswordField({ label, hint, error: given, className, labels, ...rest }: PasswordFieldProps) {
  const ownId = useId()
  const [isShown, setIsShown] = useState(false)
  const { error, watch } = useNativeError(given)
  const { id = ownId } = rest
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      isOptional={rest.required !== true}
      className={className}
    >
      <div className={styles.password}>
        <input
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          {...watch}
          {...describedBy(id, { hint, error })}
          type={isShown ? 'text' : 'password'}
          className={styles.input}
        />
        <button type="button" aria-controls={id} className={styles.reveal} onClick={() => setIsShown(!isShown)}>
          {isShown ? (labels?.hide ?? 'Hide') : (labels?.show ?? 'Show')}
          <VisuallyHidden> {label}</VisuallyHidden>
        </button>
      </div>
    </FieldFrame>
  )
}

interface PasswordFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly labels?: { readonly show: string; readonly hide: string }
}
