import { useEffect, useRef, useState } from 'react'
import { logDeveloperWarning } from '@hydrant/design/feedback/warn-developer.ts'
import { findDecodedCookieText } from '../session/cookies.ts'
import { type ConsentState, readConsentState } from './consent-state.ts'
import { PREFERENCES_COOKIE, parsePreferencesOrUnreadable } from './preferences.ts'
import { dispatchPreferencesChanged } from './preferences-changed.ts'

const browserCookies = { read: (name: string) => findDecodedCookieText(document.cookie, name) || null }

/** Reads the consent from the browser's current cookies. */
export function readBrowserConsent(): ConsentState {
  return readConsentState(browserCookies)
}

/**
 * The visitor's consent: as rendered, then read from the browser's cookies after each load and when the tab becomes
 * visible, because another tab may have changed it. Dispatches an event when preferences have changed, and warns about
 * an unreadable cookie.
 */
export function useConsent(renderedConsent: ConsentState): ConsentState {
  const [consent, setConsent] = useState(renderedConsent)
  const lastDecidedAt = useRef<string>(undefined)
  useEffect(() => {
    const refresh = () => {
      const current = readBrowserConsent()
      setConsent(current)
      const isFirst = lastDecidedAt.current === undefined
      const timestamp = current.preferences?.timestamp ?? ''
      if (isFirst && parsePreferencesOrUnreadable(browserCookies.read(PREFERENCES_COOKIE)) === 'unreadable')
        logDeveloperWarning(`The cookie ${PREFERENCES_COOKIE} cannot be read; it counts as not set.`)
      if (!isFirst && current.preferences !== null && timestamp !== lastDecidedAt.current)
        dispatchPreferencesChanged({ preferences: current.preferences })
      lastDecidedAt.current = timestamp
    }
    refresh()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [renderedConsent])
  return consent
}
