import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Counts seconds down to 0 while `isRunning`, by the clock, so that a sleeping machine or a page in the background does
 * not lengthen them. `onEnd` hears once that they are over.
 */
export function useCountdown(isRunning: boolean, seconds: number, onEnd: () => void): number {
  const [counted, setCounted] = useState({ from: seconds, left: seconds })
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isRunning) return
    const endsAt = Date.now() + seconds * 1000
    const count = () => {
      const now = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      setCounted({ from: seconds, left: now })
      if (now > 0) return
      clearInterval(timer)
      document.removeEventListener('visibilitychange', count)
      end()
    }
    const timer = setInterval(count, 1000)
    document.addEventListener('visibilitychange', count)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', count)
      setCounted({ from: seconds, left: seconds })
    }
  }, [isRunning, seconds])
  return counted.from === seconds ? counted.left : seconds
}
