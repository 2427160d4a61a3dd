import { useCallback, useEffect, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { sleep } from '@hydrant/client/sleep.ts'
import { ACCOUNT_ID_FIELD } from '../account/account-id-field.ts'
import { links } from '../links.ts'
import { readTextField } from '../session/form-text.ts'
import { type FailedSubmission, reportNotReceived } from '../submissions/failed-submission.ts'
import { isPlaceOrderForm } from '../submissions/failure-message.ts'
import { useFailedSubmission } from '../submissions/use-failed-submission.ts'
import { type FoundOutcome, parseOutcome, type UnknownReason } from './order-outcome.ts'

/** What is known of an order whose request got no response, or was not sent. */
export interface OrderOutcome {
  /** `still unknown` after the last request without a response. */
  readonly state: 'asking' | 'in progress' | 'not placed' | 'still unknown' | UnknownReason
  /** Why there was no response. */
  readonly reason: FailedSubmission['reason']
  /** Places the order again with the form's current values; null when that is not offered. */
  readonly retry: (() => void) | null
  /** Starts polling again. */
  readonly pollAgain: () => void
}

/** What is known of the order of one failed submission. */
interface Knowledge {
  readonly failure: FailedSubmission
  readonly state: OrderOutcome['state']
}

/** Milliseconds before each request; after the last one it is said that nothing is known. */
const DELAYS_MS = [1000, 2000, ...Array.from({ length: 15 }, () => 4000)]

/**
 * Polls whether an order was placed whose request got no response, and shows the order if it was. An order that was not
 * sent has not been placed; null when no order failed.
 */
export function useOrderOutcome(): OrderOutcome | null {
  const failure = useFailedSubmission()
  const [knowledge, setKnowledge] = useState<Knowledge | null>(null)
  const [round, setRound] = useState(0)
  const address = useHref(links.orderOutcome())
  const navigate = useNavigate()
  const isOrder = failure !== null && isPlaceOrderForm(failure.fields)
  const isOrderUnconfirmed = isOrder && failure.arrival === 'unknown'
  useEffect(() => {
    if (!isOrderUnconfirmed || failure.fields === null) return
    const { fields } = failure
    const controller = new AbortController()
    const query = new URLSearchParams(
      ['checkoutId', ACCOUNT_ID_FIELD].map((name) => [name, readTextField(fields, name)]),
    )
    void pollOutcome(`${address}?${query.toString()}`, controller.signal, (outcome) => {
      if (outcome === 'not placed') reportNotReceived(failure)
      else if (typeof outcome !== 'object') setKnowledge({ failure, state: outcome })
      else void navigate(links.confirmation(outcome.reference), { replace: true })
    })
    return () => controller.abort()
  }, [isOrderUnconfirmed, failure, address, navigate, round])
  const pollAgain = useCallback(() => {
    setKnowledge(null)
    setRound((count) => count + 1)
  }, [])
  if (!isOrder) return null
  const { reason } = failure
  if (!isOrderUnconfirmed) return { state: 'not placed', reason, retry: failure.retry, pollAgain }
  return { state: knowledge?.failure === failure ? knowledge.state : 'asking', reason, retry: null, pollAgain }
}

/**
 * Polls until the order, or the lack of it, is known, and reports every change. An open checkout is believed only when
 * it is found twice in a row: between two steps of a submit that is running, the server may see none.
 */
async function pollOutcome(
  url: string,
  signal: AbortSignal,
  report: (outcome: Exclude<OrderOutcome['state'], 'asking'> | (FoundOutcome & { state: 'placed' })) => void,
): Promise<void> {
  let openCount = 0
  for (const delay of DELAYS_MS) {
    const outcome = await fetchOutcome(url, { delay, signal })
    if (signal.aborted) return
    openCount = outcome?.state === 'open' ? openCount + 1 : 0
    if (outcome?.state === 'placed') return report(outcome)
    if (outcome?.state === 'unknown') return report(outcome.reason)
    if (openCount === 2) return report('not placed')
    if (outcome?.state === 'in progress') report('in progress')
  }
  report('still unknown')
}

/** Fetches the outcome; null when the shop gave no valid response. */
async function fetchOutcome(
  url: string,
  { delay, signal }: { readonly delay: number; readonly signal: AbortSignal },
): Promise<FoundOutcome | null> {
  try {
    await sleep(delay, signal)
    return parseOutcome(await (await fetch(url, { signal })).json())
  } catch {
    // No connection, or a response from a proxy: it is polled again.
    return null
  }
}
