import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** Asks before the page is left while something is not saved: the browser in its own words, and whoever follows a link in those of the answered blocker. */
export function useLeaveWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
  return useBlocker(({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname)
}
