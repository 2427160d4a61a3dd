import { useEffect, useState, useSyncExternalStore } from 'react'
import { useHref } from 'react-router'
import { links } from '../links.ts'
import { askForTime, lookAtTime } from './ask-for-time.ts'
import { type SessionPhase, type SessionTimes, SessionWatch } from './session-watch.ts'
import { TabChannel } from './tab-channel.ts'

/** What a visitor does when they are there. */
const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/** When the clock may have run on unseen. */
const AWAKENING = ['focus', 'pageshow'] as const

const RENDERED: SessionPhase = { name: 'open' }

/**
 * Watches the session of a buyer over all tabs of the shop; `times` is what the server told with the page. A guest's
 * tab only tells the others that nobody is signed in.
 */
export function useSessionWatch({
  times,
  isGuest,
}: {
  readonly times: SessionTimes | null
  readonly isGuest: boolean
}) {
  const address = useHref(links.session())
  const [watch] = useState(
    () => new SessionWatch({ extend: () => askForTime(address), look: () => lookAtTime(address) }),
  )
  const phase = useSyncExternalStore(watch.subscribe, watch.get, () => RENDERED)

  useEffect(() => {
    const channel = new TabChannel(address, (news) => {
      if (!isGuest && (typeof news === 'number' || news === 'expired' || news === null)) watch.hear(news)
    })
    watch.connect((news) => channel.tell(news))
    return () => channel.close()
  }, [watch, address, isGuest])

  useEffect(() => {
    if (isGuest) watch.learnOfGuest()
    else if (times !== null) watch.learn(times)
  }, [watch, times, isGuest])

  const isWatched = times !== null && !isGuest
  useEffect(() => {
    if (!isWatched) return
    const stopped = new AbortController()
    const { signal } = stopped
    for (const type of ACTIVITY) window.addEventListener(type, watch.touch, { signal, passive: true, capture: true })
    for (const type of AWAKENING) window.addEventListener(type, watch.check, { signal })
    document.addEventListener('visibilitychange', watch.check, { signal })
    // Whoever has loaded a page is there.
    watch.touch()
    return () => {
      stopped.abort()
      watch.stop()
    }
  }, [watch, isWatched])

  return {
    phase: isWatched ? phase : RENDERED,
    continueWorking: watch.continueWorking,
    check: watch.check,
    resume: watch.resume,
  }
}
