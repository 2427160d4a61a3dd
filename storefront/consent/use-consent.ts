import { useEffect, useRef, useState } from 'react'
import { warn } from '@hydrant/design/feedback/warn.ts'
import { readCookieText } from '../session/cookies.ts'
import { type ConsentState, loadConsent } from './load-consent.ts'
import { PREFERENCES_COOKIE, readPreferences } from './preferences.ts'
import { raisePreferencesChanged } from './preferences-changed.ts'

const documentCookies = { read: (name: string) => readCookieText(document.cookie, name) || null }

/** What this browser's cookies say of consent now, whoever has set them. */
export function readConsent(): ConsentState {
  return loadConsent(documentCookies)
}

/**
 * The visitor's consent: as the page was rendered, and from then on as the browser's cookies say whenever a page is
 * loaded or the tab comes to the front, because it may have been given in another tab. Tells the page when preferences
 * have changed, and warns of a cookie that cannot be read.
 */
export function useConsent(rendered: ConsentState): ConsentState {
  const [consent, setConsent] = useState(rendered)
  const decidedAt = useRef<string>(undefined)
  useEffect(() => {
    const look = () => {
      const now = readConsent()
      setConsent(now)
      const isFirst = decidedAt.current === undefined
      const timestamp = now.preferences?.timestamp ?? ''
      if (isFirst && readPreferences(documentCookies.read(PREFERENCES_COOKIE)) === 'unreadable')
        warn(`The cookie ${PREFERENCES_COOKIE} cannot be read; it counts as not set.`)
      if (!isFirst && now.preferences !== null && timestamp !== decidedAt.current)
        raisePreferencesChanged({ preferences: now.preferences })
      decidedAt.current = timestamp
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [rendered])
  return consent
}
