import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * Lets a form be sent once until what came of it is shown; `isBusy` is for its button, before which a second press may
 * come.
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
