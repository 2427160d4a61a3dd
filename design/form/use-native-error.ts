import { type FormEvent, useState } from 'react'

interface NativeError {
  /** What is wrong: what was found by the shop, else what the browser says. */
  readonly error: string | undefined
  /** To be spread over the control, or over a group of them. */
  readonly watch: {
    readonly onInvalidCapture: (event: FormEvent<HTMLElement>) => void
    readonly onChangeCapture: (event: FormEvent<HTMLElement>) => void
  }
}

/**
 * Keeps what the browser finds wrong with a control when its form is checked, in its own words and language, until it
 * is right.
 */
export function useNativeError(given: string | undefined): NativeError {
  const [found, setFound] = useState<string>()
  const read = ({ target }: FormEvent<HTMLElement>) => {
    if ('validationMessage' in target && typeof target.validationMessage === 'string')
      setFound(target.validationMessage || undefined)
  }
  return {
    error: given ?? found,
    watch: { onInvalidCapture: read, onChangeCapture: (event) => found !== undefined && read(event) },
  }
}
