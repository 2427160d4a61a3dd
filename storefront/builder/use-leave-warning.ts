import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { markUnsaved, pageState } from '../session/page-state.ts'

/**
 * Warns before leaving a page with unsaved changes: the browser with its own dialog, and navigation through the
 * returned blocker. The session guard also warns when the user is signed out.
 */
export function useLeaveWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return
    const clearUnsaved = markUnsaved()
    const warn = (event: BeforeUnloadEvent) => pageState.get().hasUnsavedChanges && event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      clearUnsaved()
    }
  }, [isUnsaved])
  return useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
}
