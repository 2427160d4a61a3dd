import { type FormEvent, useState } from 'react'

interface ControlValidation {
  /** The error: the shop's own, otherwise the browser's validation message. */
  readonly error: string | undefined
  /** Props for the control, or for a group of controls. */
  readonly validationProps: {
    readonly onInvalidCapture: (event: FormEvent<HTMLElement>) => void
    readonly onChangeCapture: (event: FormEvent<HTMLElement>) => void
  }
}

/**
 * Holds the browser's validation message of a control, in the browser's language, from the time the form is checked
 * until the value is valid.
 */
export function useShopOrNativeError(shopError: string | undefined): ControlValidation {
  const [nativeError, setNativeError] = useState<string>()
  const readValidationMessage = ({ target }: FormEvent<HTMLElement>) => {
    if ('validationMessage' in target && typeof target.validationMessage === 'string')
      setNativeError(target.validationMessage || undefined)
  }
  return {
    error: shopError ?? nativeError,
    validationProps: {
      onInvalidCapture: readValidationMessage,
      onChangeCapture: (event) => nativeError !== undefined && readValidationMessage(event),
    },
  }
}
