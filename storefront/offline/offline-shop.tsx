import { type ComponentType, useEffect, useState } from 'react'
import { readBrowserConsent } from '../consent/use-consent.ts'
import { deferContent } from '../hydration/deferred-content.tsx'
import type { OfflinePartsProps } from './offline-parts.tsx'

interface OfflineShopProps extends Omit<OfflinePartsProps, 'visitorMarker'> {
  /** Null when it is not known whose page it is: then nothing is stored. */
  readonly visitorMarker: string | null
  /** Whether the visitor has allowed to store pages; before they decide they have not. */
  readonly isAllowed: boolean
}

const { Content: CopyNotice } = deferContent(async () => ({ View: (await import('./copy-notice.tsx')).CopyNotice }))

/**
 * Makes the shop readable offline once its visitor has allowed that, and undoes it when they have taken that back. Visitors
 * who have never allowed it load nothing for it. On a copy of a page, a notice says when it was made.
 */
export function OfflineShop({ isAllowed, visitorMarker, ...props }: OfflineShopProps) {
  const [Parts, setParts] = useState<ComponentType<OfflinePartsProps> | null>(null)
  const { sitePath, copiedAt } = props
  useEffect(() => {
    // A page for all guests does not know what this one has decided.
    const isAllowedHere = readBrowserConsent().preferences?.functional === true
    // Browsers have service workers and caches only on encrypted connections.
    if (!('serviceWorker' in navigator) || !(isAllowedHere || navigator.serviceWorker.controller)) return
    const load = async () => {
      const { OfflineParts, stopOfflineUse } = await import('./offline-parts.tsx')
      if (!isAllowedHere) await stopOfflineUse(sitePath)
      setParts(() => (isAllowedHere ? OfflineParts : null))
    }
    // Pages work without it.
    load().catch(() => undefined)
    // The decision of the cookies is read again when it changes.
  }, [isAllowed, sitePath])
  return (
    <>
      {copiedAt !== null && <CopyNotice copiedAt={copiedAt} />}
      {Parts !== null && visitorMarker !== null && <Parts {...props} visitorMarker={visitorMarker} />}
    </>
  )
}
