import { type InputHTMLAttributes, useId, useState } from 'react'
import * as messages from '@hydrant/messages/compiled/design/form.js'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { toFieldAriaProps, FieldFrame, type FieldTexts } from './field-frame.tsx'
import styles from './field.module.css'
import { useShopOrNativeError } from './use-validation-message.ts'

/** A password field with a button that shows and hides the text; without scripts there is no button. */
export function PasswordField({ label, hint, error: errorProp, className, labels, ...rest }: PasswordFieldProps) {
  const generatedId = useId()
  const [isRevealed, setIsRevealed] = useState(false)
  const { error, validationProps } = useShopOrNativeError(errorProp)
  const { id = generatedId } = rest
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
          {...validationProps}
          {...toFieldAriaProps(id, { hint, error })}
          type={isRevealed ? 'text' : 'password'}
          className={styles.input}
        />
        <button type="button" aria-controls={id} className={styles.reveal} onClick={() => setIsRevealed(!isRevealed)}>
          {isRevealed ? (labels?.hide ?? messages.hide()) : (labels?.show ?? messages.show())}
          <VisuallyHidden> {label}</VisuallyHidden>
        </button>
      </div>
    </FieldFrame>
  )
}

interface PasswordFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly labels?: { readonly show: string; readonly hide: string }
}
