import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Counts seconds down to 0 while `isRunning`, by the clock, so that a sleeping machine or a page in the background does
 * not lengthen the countdown. Calls `onEnd` once at the end.
 */
export function useCountdown(isRunning: boolean, seconds: number, onEnd: () => void): number {
  const [countdown, setCountdown] = useState({ from: seconds, left: seconds })
  const reportEnd = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isRunning) return
    const endsAt = Date.now() + seconds * 1000
    const tick = () => {
      const secondsLeft = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      setCountdown({ from: seconds, left: secondsLeft })
      if (secondsLeft > 0) return
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
      reportEnd()
    }
    const timer = setInterval(tick, 1000)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
      setCountdown({ from: seconds, left: seconds })
    }
  }, [isRunning, seconds])
  return countdown.from === seconds ? countdown.left : seconds
}
