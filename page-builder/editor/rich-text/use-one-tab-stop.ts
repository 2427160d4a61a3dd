import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Makes a toolbar one stop of the Tab key; in it arrow keys, Home and End go from control to control. Answers its
 * listener.
 */
export function useOneTabStop(toolbar: RefObject<HTMLElement | null>): (event: KeyboardEvent<HTMLElement>) => void {
  const [stop, setStop] = useState<Element | null>(null)
  // After each rendering: controls become usable, and unusable, with what is chosen in the text.
  useEffect(() => {
    const controls = controlsOf(toolbar.current)
    const reached = controls.find((control) => control === stop) ?? controls[0]
    for (const control of controls) control.tabIndex = control === reached ? 0 : -1
  })
  return (event) => {
    const controls = controlsOf(toolbar.current)
    const at = controls.findIndex((control) => control === event.target)
    const to = placeFor(event, at, controls.length)
    const next = to === null ? undefined : controls[to]
    if (at === -1 || next === undefined) return
    event.preventDefault()
    setStop(next)
    next.focus()
  }
}

function placeFor({ key, currentTarget }: KeyboardEvent<HTMLElement>, at: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  if (step === undefined) return null
  const isReversed = getComputedStyle(currentTarget).direction === 'rtl'
  return (at + (isReversed ? -step : step) + count) % count
}

function controlsOf(toolbar: HTMLElement | null): readonly HTMLElement[] {
  return Array.from(toolbar?.querySelectorAll<HTMLElement>('select:not(:disabled), button:not(:disabled)') ?? [])
}
