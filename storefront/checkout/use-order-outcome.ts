import { useEffect, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { sleep } from '@hydrant/client/sleep.ts'
import { links } from '../links.ts'
import type { FailedSubmission } from '../submissions/failed-submission.ts'
import { isPlaceOrderForm } from '../submissions/failure-message.ts'
import { useFailedSubmission } from '../submissions/use-failed-submission.ts'

/** The state of an order whose request got no response. */
export interface OrderOutcome {
  readonly state: 'unknown' | 'not placed'
  /** Places the order again with the form's current values. */
  readonly retry: (() => void) | null
}

/** Milliseconds before each of the first requests, and before all later ones. */
const FIRST_DELAYS_MS = [1000, 2000]
const LATER_DELAY_MS = 4000

/**
 * Polls whether an order was placed whose request got no response, and shows the order if it was; null when there is
 * nothing to find out.
 */
export function useOrderOutcome(): OrderOutcome | null {
  const failure = useFailedSubmission()
  const [unplacedFailure, setUnplacedFailure] = useState<FailedSubmission | null>(null)
  const address = useHref(links.orderOutcome())
  const navigate = useNavigate()
  const isOrderUnconfirmed = failure !== null && isPlaceOrderForm(failure.fields)
  useEffect(() => {
    if (!isOrderUnconfirmed) return
    const checkoutId = failure.fields?.get('checkoutId')
    const controller = new AbortController()
    const url = `${address}?${new URLSearchParams({ checkoutId: typeof checkoutId === 'string' ? checkoutId : '' }).toString()}`
    void pollOutcome(url, controller.signal, (reference) =>
      reference === null
        ? setUnplacedFailure(failure)
        : void navigate(links.confirmation(reference), { replace: true }),
    )
    return () => controller.abort()
  }, [isOrderUnconfirmed, failure, address, navigate])
  return isOrderUnconfirmed
    ? { state: unplacedFailure === failure ? 'not placed' : 'unknown', retry: failure.retry }
    : null
}

async function pollOutcome(
  url: string,
  signal: AbortSignal,
  onResult: (reference: string | null) => void,
): Promise<void> {
  for (let attempt = 0; !signal.aborted; attempt++) {
    const result = await fetchOutcome(url, { delayMs: FIRST_DELAYS_MS[attempt] ?? LATER_DELAY_MS, signal })
    if (!signal.aborted && result !== undefined) return onResult(result)
  }
}

/**
 * Fetches the order's reference number: null when there is no order, undefined when the shop gave no valid response.
 */
async function fetchOutcome(
  url: string,
  { delayMs: wait, signal }: { readonly delayMs: number; readonly signal: AbortSignal },
): Promise<string | null | undefined> {
  try {
    await sleep(wait, signal)
    const result: unknown = await (await fetch(url, { signal })).json()
    if (typeof result !== 'object' || result === null || !('reference' in result)) return undefined
    return typeof result.reference === 'string' || result.reference === null ? result.reference : undefined
  } catch {
    // No connection, or a response from a proxy: it is polled again.
    return undefined
  }
}
