import { useEffect, useRef } from 'react'
import type { ChangeableStep } from './checkout-view.ts'

/** Moves the focus to the step that has just opened, when what was pressed is gone with the step that it closed. */
export function useStepFocus(openStep: ChangeableStep | null): void {
  const known = useRef(openStep)
  useEffect(() => {
    if (known.current === openStep) return
    known.current = openStep
    if (document.activeElement === document.body) document.getElementById(sectionOf(openStep))?.focus()
  }, [openStep])
}

function sectionOf(step: ChangeableStep | null): string {
  if (step === null) return 'payment'
  return step === 'address' ? 'delivery-address' : 'delivery-method'
}
