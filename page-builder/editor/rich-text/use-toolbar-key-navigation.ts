import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Makes a toolbar a single tab stop, with arrow keys, Home and End moving between its controls. Returns its key
 * listener.
 */
export function useToolbarKeyNavigation(
  toolbar: RefObject<HTMLElement | null>,
): (event: KeyboardEvent<HTMLElement>) => void {
  const [focusedControl, setFocusedControl] = useState<Element | null>(null)
  // After each rendering, because controls are enabled and disabled with the selection in the text.
  useEffect(() => {
    const controls = listControls(toolbar.current)
    const current = controls.find((control) => control === focusedControl) ?? controls[0]
    for (const control of controls) control.tabIndex = control === current ? 0 : -1
  })
  return (event) => {
    const controls = listControls(toolbar.current)
    const currentIndex = controls.findIndex((control) => control === event.target)
    const nextIndex = findIndexForKey(event, currentIndex, controls.length)
    const next = nextIndex === null ? undefined : controls[nextIndex]
    if (currentIndex === -1 || next === undefined) return
    event.preventDefault()
    setFocusedControl(next)
    next.focus()
  }
}

function findIndexForKey(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  currentIndex: number,
  count: number,
): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  if (step === undefined) return null
  const isReversed = getComputedStyle(currentTarget).direction === 'rtl'
  return (currentIndex + (isReversed ? -step : step) + count) % count
}

function listControls(toolbar: HTMLElement | null): readonly HTMLElement[] {
  return Array.from(toolbar?.querySelectorAll<HTMLElement>('select:not(:disabled), button:not(:disabled)') ?? [])
}
