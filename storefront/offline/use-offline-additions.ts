import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useHref, useRevalidator } from 'react-router'
import { useShowToast } from '@hydrant/design/feedback/toast.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/offline.js'
import { dispatchAddedToCart } from '../cart/added-to-cart.ts'
import { links } from '../links.ts'
import { isAddToCartForm } from '../submissions/failure-message.ts'
import {
  deleteAdditions,
  type PendingAddition,
  pendingAdditions,
  refreshAdditions,
  sendAdditions,
  storeAddition,
} from './pending-additions.ts'

const NO_ADDITIONS: readonly PendingAddition[] = []

/** The additions to the cart of a visitor that wait for the network. */
interface OfflineAdditions {
  readonly pending: readonly PendingAddition[]
  /** Stores what a form adds to the cart; returns false when it is another form. */
  readonly store: (form: HTMLFormElement, submitter: HTMLElement | null) => boolean
  readonly remove: (keys: readonly string[]) => void
  /** Shows none any more once the visit has been deleted. */
  readonly forget: (deletion: Promise<unknown>) => void
}

/**
 * Stores additions to the cart while the browser is offline, and sends each once when it is online again: at the event of
 * the browser, or on the next page that the shop answers (`isOnline`).
 */
export function useOfflineAdditions({
  scope,
  marker,
  isOnline,
}: {
  readonly scope: string
  readonly marker: string
  readonly isOnline: boolean
}): OfflineAdditions {
  const show = useShowToast()
  const { revalidate } = useRevalidator()
  const url = useHref(links.offlineAdditions())
  const all = useSyncExternalStore(pendingAdditions.subscribe, pendingAdditions.get, () => NO_ADDITIONS)
  const pending = useMemo(() => all.filter(({ owner }) => owner === marker), [all, marker])

  const send = useCallback(async () => {
    const { otherAccount, notAccepted, unknownOutcome } = messages
    const texts = { otherAccount, notAccepted, unknownOutcome }
    const { added, refused } = await sendAdditions(scope, { url, owner: marker, texts })
    if (refused > 0) show({ tone: 'error', message: messages.refusedAfterwards({ count: refused }), durationMs: 8000 })
    if (added === 0) return
    dispatchAddedToCart()
    show({ tone: 'success', message: messages.addedAfterwards({ count: added }), durationMs: 8000 })
    await revalidate()
  }, [scope, marker, url, show, revalidate])

  useEffect(() => {
    const refreshAndSend = () =>
      refreshAdditions(scope)
        .then(() => (navigator.onLine && isOnline ? send() : undefined))
        // What was not sent stays.
        .catch(() => undefined)
    const refresh = () => void refreshAndSend()
    refresh()
    window.addEventListener('online', refresh)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      window.removeEventListener('online', refresh)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [scope, send, isOnline])

  return useMemo(
    () => ({
      pending,
      store(form, submitter) {
        const fields = new FormData(form, submitter)
        const { product: productName } = form.dataset
        if (productName === undefined || !isAddToCartForm(fields)) return false
        storeAddition(scope, { form: fields, owner: marker, productName })
          .then(() => show({ tone: 'info', message: messages.addedLater({ product: productName }), durationMs: 6000 }))
          .catch(() => show({ tone: 'error', message: messages.notStored() }))
        return true
      },
      remove: (keys) => void deleteAdditions(scope, keys),
      forget: (deletion) => void deletion.then(() => refreshAdditions(scope)),
    }),
    [pending, scope, marker, show],
  )
}
