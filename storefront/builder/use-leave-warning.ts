import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { holdPage, pageHold } from '../session/page-hold.ts'

/**
 * Asks before the page is left while something is not saved: the browser in its own words, and whoever follows a link
 * in those of the answered blocker. Whoever is signed out meanwhile is asked, too, by the guard of the session.
 */
export function useLeaveWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return
    const letGo = holdPage()
    const warn = (event: BeforeUnloadEvent) => pageHold.get().isHeld && event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      letGo()
    }
  }, [isUnsaved])
  return useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
}
