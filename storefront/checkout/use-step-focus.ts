import { useEffect, useRef } from 'react'
import type { ChangeableStep } from './checkout-view.ts'

const SECTIONS = {
  contact: 'contact',
  address: 'delivery-address',
  method: 'delivery-method',
} as const satisfies Record<ChangeableStep, string>

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
  return SECTIONS[step]
}
