import { useEffect, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { createConsentGate } from '@hydrant/client/consent.ts'
import { onAddedToCart } from '../cart/added-to-cart.ts'
import { onPreferencesChanged } from '../consent/preferences-changed.ts'
import { readBrowserConsent } from '../consent/use-consent.ts'
import { links } from '../links.ts'
import type { VisitCounter } from './visit-counter.ts'

/**
 * Counts page views and additions to the cart of visitors who agreed to statistics. The counting script is only loaded
 * after explicit consent (`isAgreed`): guests who have not decided are not counted, although `isAllowed` includes them.
 */
export function useVisitCountingWithConsent(isGuest: boolean): void {
  const url = useHref(links.visits())
  const [counter, setCounter] = useState<VisitCounter | null>(null)
  const { pathname, search } = useLocation()

  useEffect(() => {
    const consent = createConsentGate({ readChoices: () => readBrowserConsent().preferences, isGuest: () => isGuest })
    let activeCounter: VisitCounter | null = null
    let isUnmounted = false
    const mayCount = () => consent.isAgreed('performance')
    const loadCounter = async () => {
      const { createVisitCounter } = await import('./visit-counter.ts')
      if (isUnmounted) return
      activeCounter = createVisitCounter({ url, mayCount })
      setCounter(activeCounter)
    }
    const cancelConsentWait = consent.whenAgreed('performance', () => void loadCounter())
    const unsubscribe = onPreferencesChanged(() => {
      consent.choicesChanged()
      if (!mayCount()) activeCounter?.discard()
    })
    return () => {
      isUnmounted = true
      cancelConsentWait()
      unsubscribe()
      activeCounter?.close()
    }
  }, [url, isGuest])

  useEffect(() => counter?.count('PageView', pathname), [counter, pathname, search])

  useEffect(
    () => (counter === null ? undefined : onAddedToCart(() => counter.count('AddToCart', pathname))),
    [counter, pathname],
  )
}
