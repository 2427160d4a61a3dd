import { useEffect, useRef } from 'react'
import type { ChangeableStep } from './checkout-view.ts'

const SECTION_IDS = {
  contact: 'contact',
  address: 'delivery-address',
  method: 'delivery-method',
} as const satisfies Record<ChangeableStep, string>

/** Moves the focus to the step that has just opened, when the focused control was removed with the previous step. */
export function useStepFocus(openStep: ChangeableStep | null): void {
  const previousStep = useRef(openStep)
  useEffect(() => {
    if (previousStep.current === openStep) return
    previousStep.current = openStep
    if (document.activeElement === document.body) document.getElementById(getSectionIdOrPayment(openStep))?.focus()
  }, [openStep])
}

function getSectionIdOrPayment(step: ChangeableStep | null): string {
  if (step === null) return 'payment'
  return SECTION_IDS[step]
}
