import { useEffect, useEffectEvent, useState } from 'react'

/** How long nothing must have been typed before the value is reported. */
const DEBOUNCE_MS = 150

/**
 * Calls `onSettled` with the latest value when nothing has been typed for 150 ms; the returned function takes each
 * typed value.
 */
export function useDebounced(onSettled: (value: string) => void): (value: string) => void {
  const [lastTyped, setLastTyped] = useState<{ readonly value: string }>()
  const reportSettled = useEffectEvent(onSettled)
  useEffect(() => {
    if (lastTyped === undefined) return
    const timer = setTimeout(() => reportSettled(lastTyped.value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [lastTyped])
  return (value) => setLastTyped({ value })
}
