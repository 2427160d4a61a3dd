import { useEffect, useEffectEvent, useState } from 'react'

/** How long nothing must have been typed. */
const DEBOUNCE_MS = 150

/**
 * Hands what is typed to `onSettled` when nothing more has been typed for 150 ms; the function that it answers takes
 * what is typed.
 */
export function useDebounced(onSettled: (value: string) => void): (value: string) => void {
  const [typed, setTyped] = useState<{ readonly value: string }>()
  const settle = useEffectEvent(onSettled)
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(() => settle(typed.value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (value) => setTyped({ value })
}
