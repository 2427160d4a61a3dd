import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * Prevents submitting a form twice until the response is rendered; `isBusy` is for its button, which may be pressed
 * again before it is rendered as busy.
 */
export function useSubmitOnce(): { readonly isBusy: boolean; readonly onSubmit: (event: FormEvent) => void } {
  const { state } = useNavigation()
  const isSent = useRef(false)
  useEffect(() => {
    if (state === 'idle') isSent.current = false
  }, [state])
  const onSubmit = (event: FormEvent) => {
    if (isSent.current) event.preventDefault()
    isSent.current = true
  }
  return { isBusy: state !== 'idle', onSubmit }
}
