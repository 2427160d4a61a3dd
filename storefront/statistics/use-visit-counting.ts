import { useEffect, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { createConsent } from '@hydrant/client/consent.ts'
import { onAddedToCart } from '../cart/added-to-cart.ts'
import { onPreferencesChanged } from '../consent/preferences-changed.ts'
import { readConsent } from '../consent/use-consent.ts'
import { links } from '../links.ts'
import type { VisitCounter } from './visit-counter.ts'

/**
 * Counts page views and what is added to the cart, of visitors who agreed to statistics. The script that counts is a
 * file of its own, which is not even asked for before: saying nothing is no agreement here, though the platform's rule
 * for guests would take it for one.
 */
export function useVisitCounting(isGuest: boolean): void {
  const address = useHref(links.visits())
  const [counter, setCounter] = useState<VisitCounter | null>(null)
  const { pathname, search } = useLocation()

  useEffect(() => {
    const consent = createConsent({ readChoices: () => readConsent().preferences, isGuest: () => isGuest })
    let opened: VisitCounter | null = null
    let isOver = false
    const mayCount = () => consent.isAgreed('performance')
    const open = async () => {
      const { openVisitCounter } = await import('./visit-counter.ts')
      if (isOver) return
      opened = openVisitCounter({ address, mayCount })
      setCounter(opened)
    }
    const giveUp = consent.whenAgreed('performance', () => void open())
    const stopHearing = onPreferencesChanged(() => {
      consent.choicesChanged()
      if (!mayCount()) opened?.forget()
    })
    return () => {
      isOver = true
      giveUp()
      stopHearing()
      opened?.close()
    }
  }, [address, isGuest])

  useEffect(() => counter?.count('PageView', pathname), [counter, pathname, search])

  useEffect(
    () => (counter === null ? undefined : onAddedToCart(() => counter.count('AddToCart', pathname))),
    [counter, pathname],
  )
}
