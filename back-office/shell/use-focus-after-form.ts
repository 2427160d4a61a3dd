import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** What may tell how a form went: errors, fields that are wrong, what was done, and a form that is the next step. */
const OUTCOME = ['[role="alert"]', '[aria-invalid="true"]', '[role="status"]', '[data-next-step]']
  .map((selector) => `main ${selector}`)
  .join()

/**
 * Moves the focus, and with it the view, to the first thing that tells how a form went. It is above the form, which may
 * be long, so that pressing its button would otherwise seem to do nothing.
 */
export function useFocusAfterForm(): void {
  const { state, formMethod } = useNavigation()
  const isFormSent = useRef(false)
  useEffect(() => {
    if (state !== 'idle') {
      isFormSent.current ||= formMethod === 'POST'
      return
    }
    if (!isFormSent.current) return
    isFormSent.current = false
    const outcome = document.querySelector<HTMLElement>(OUTCOME)
    if (outcome === null) return
    if (!outcome.matches('input, select, textarea')) outcome.tabIndex = -1
    outcome.focus()
  }, [state, formMethod])
}
