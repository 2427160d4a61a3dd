import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** What may tell how a form went: errors, fields that are wrong, what was done, and a form that is the next step. */
const ANSWERS = ['[role="alert"]', '[aria-invalid="true"]', '[role="status"]', '[data-next-step]']
  .map((selector) => `main ${selector}`)
  .join()

/** Of an element that is the answer to a form, shown where it was asked: it gets the focus before what else the page says. */
export const IS_ANSWER = { 'data-answer': '' } as const

/** Of an element with forms that are sent again and again, like a step up or down: the focus stays there. */
export const KEEPS_FOCUS = { 'data-keeps-focus': '' } as const

/**
 * Moves the focus, and with it the view, to the first thing that tells how a form went. It is above the form, which may
 * be long, so that pressing its button would otherwise seem to do nothing. Within an element with `KEEPS_FOCUS` it stays
 * on the button that was pressed, or moves to the next one if that has vanished, unless something is wrong.
 */
export function useFocusAfterForm(): void {
  const { state, formMethod } = useNavigation()
  const isFormSent = useRef(false)
  const keeper = useRef<Element | null>(null)
  useEffect(() => {
    if (state !== 'idle') {
      if (isFormSent.current || formMethod !== 'POST') return
      isFormSent.current = true
      keeper.current = document.activeElement?.closest('[data-keeps-focus]') ?? null
      return
    }
    if (!isFormSent.current) return
    isFormSent.current = false
    if (keeper.current?.isConnected === true && document.querySelector('main [role="alert"]') === null) {
      if (!keeper.current.contains(document.activeElement)) keeper.current.querySelector('button')?.focus()
      return
    }
    const answer =
      document.querySelector<HTMLElement>('main [data-answer]') ?? document.querySelector<HTMLElement>(ANSWERS)
    if (answer === null) return
    if (!answer.matches('input, select, textarea')) answer.tabIndex = -1
    answer.focus()
  }, [state, formMethod])
}
