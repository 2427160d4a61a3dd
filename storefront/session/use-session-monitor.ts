import { useEffect, useState, useSyncExternalStore } from 'react'
import { useHref } from 'react-router'
import { links } from '../links.ts'
import { extendSession, fetchSessionTimes } from './fetch-session.ts'
import { type SessionPhase, type SessionTimes, SessionMonitor } from './session-monitor.ts'
import { TabChannel } from './tab-channel.ts'

/** Events that count as activity. */
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/** Events after which timers may have been suspended. */
const WAKE_EVENTS = ['focus', 'pageshow'] as const

const INITIAL_PHASE: SessionPhase = { name: 'open' }

/** Monitors a buyer's session across all tabs of the shop; `times` is what the server returned with the page. */
export function useSessionMonitor(times: SessionTimes | null) {
  const url = useHref(links.session())
  const [monitor] = useState(
    () => new SessionMonitor({ extend: () => extendSession(url), fetchTimes: () => fetchSessionTimes(url) }),
  )
  const phase = useSyncExternalStore(monitor.subscribe, monitor.get, () => INITIAL_PHASE)

  useEffect(() => {
    const channel = new TabChannel(url, (message) => {
      if (typeof message === 'number' || message === 'expired' || message === null) monitor.receive(message)
    })
    monitor.setBroadcast((message) => channel.post(message))
    return () => channel.close()
  }, [monitor, url])

  useEffect(() => {
    if (times !== null) monitor.update(times)
  }, [monitor, times])

  const isMonitored = times !== null
  useEffect(() => {
    if (!isMonitored) return
    const controller = new AbortController()
    const { signal } = controller
    for (const type of ACTIVITY_EVENTS)
      window.addEventListener(type, monitor.recordActivity, { signal, passive: true, capture: true })
    for (const type of WAKE_EVENTS) window.addEventListener(type, monitor.check, { signal })
    document.addEventListener('visibilitychange', monitor.check, { signal })
    // Loading a page counts as activity.
    monitor.recordActivity()
    return () => {
      controller.abort()
      monitor.stop()
    }
  }, [monitor, isMonitored])

  return {
    phase: isMonitored ? phase : INITIAL_PHASE,
    continueWorking: monitor.continueWorking,
    check: monitor.check,
    resume: monitor.resume,
  }
}
