import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { links } from '../links.ts'
import { lookAtTime } from './ask-for-time.ts'
import type { SessionTimes } from './session-watch.ts'
import { TabChannel } from './tab-channel.ts'

interface Awaited {
  /** Whether anybody is waited for. */
  readonly isAwaited: boolean
  /** Who is waited for. */
  readonly userId: string
  /** Hears, once they have signed in again, how long their session lasts. Has to stay the same function. */
  readonly onReturn: (times: SessionTimes) => void
}

/**
 * Looks out for a person whose session has ended to sign in again in another tab: when that is told, and whenever this
 * window is looked at. Looking is no use of the session that is found. Answers whether somebody else has signed in
 * instead.
 */
export function useReturn({ isAwaited, userId, onReturn }: Awaited): boolean {
  const session = useHref(links.session())
  const [isReplaced, setIsReplaced] = useState(false)
  useEffect(() => {
    if (!isAwaited) return
    const stopped = new AbortController()
    const { signal } = stopped
    const look = async () => {
      const found = await lookAtTime(session)
      if (signal.aborted) return
      setIsReplaced(found !== 'gone' && found.userId !== userId)
      if (found !== 'gone' && found.userId === userId) onReturn(found)
    }
    // What cannot be asked is asked again when this window is looked at.
    const lookSoon = () => void look().catch(() => {})
    const channel = new TabChannel(session, lookSoon)
    window.addEventListener('focus', lookSoon, { signal })
    document.addEventListener('visibilitychange', lookSoon, { signal })
    return () => {
      stopped.abort()
      channel.close()
    }
  }, [isAwaited, session, userId, onReturn])
  return isAwaited && isReplaced
}
