import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { links } from '../links.ts'
import { fetchSessionTimes } from './fetch-session.ts'
import type { SessionTimes } from './session-monitor.ts'
import { TabChannel } from './tab-channel.ts'

interface WaitForSignInOptions {
  /** Whether to wait for the user. */
  readonly isWaiting: boolean
  /** The user to wait for. */
  readonly userId: string
  /** Called with the new session's times once the user has signed in again. Has to be a stable function. */
  readonly onSignedInAgain: (times: SessionTimes) => void
}

/**
 * Waits for a user whose session has ended to sign in again in another tab: checks after each message of a tab and when
 * this window gets the focus, without extending the session. Returns whether another user has signed in instead.
 */
export function useWaitForSignIn({ isWaiting, userId, onSignedInAgain }: WaitForSignInOptions): boolean {
  const sessionUrl = useHref(links.session())
  const [isOtherUser, setIsOtherUser] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const controller = new AbortController()
    const { signal } = controller
    const checkSession = async () => {
      const times = await fetchSessionTimes(sessionUrl)
      if (signal.aborted) return
      setIsOtherUser(times !== 'ended' && times.userId !== userId)
      if (times !== 'ended' && times.userId === userId) onSignedInAgain(times)
    }
    // A failed request is repeated the next time this window gets the focus.
    const checkSessionIgnoringErrors = () => void checkSession().catch(() => {})
    const channel = new TabChannel(sessionUrl, checkSessionIgnoringErrors)
    window.addEventListener('focus', checkSessionIgnoringErrors, { signal })
    document.addEventListener('visibilitychange', checkSessionIgnoringErrors, { signal })
    return () => {
      controller.abort()
      channel.close()
    }
  }, [isWaiting, sessionUrl, userId, onSignedInAgain])
  return isWaiting && isOtherUser
}
