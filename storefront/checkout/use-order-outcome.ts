import { useCallback, useEffect, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { sleep } from '@hydrant/client/sleep.ts'
import { ACCOUNT_ID_FIELD } from '../account/account-id-field.ts'
import { links } from '../links.ts'
import { readTextField } from '../session/form-text.ts'
import { type FailedSubmission, markNotReceived } from '@hydrant/rendering/submissions/failed-submission.ts'
import { isPlaceOrderForm } from '../submissions/failure-message.ts'
import { useFailedSubmission } from '@hydrant/rendering/submissions/use-failed-submission.ts'
import { type FoundOutcome, parseOrderOutcome, type UnknownReason } from './order-outcome.ts'

/** The state of an order whose request got no response, or was not sent. */
export interface OrderOutcome {
  /** `still unknown` after the last request without a response. */
  readonly state: 'polling' | 'in progress' | 'not placed' | 'still unknown' | UnknownReason
  /** Why there was no response. */
  readonly reason: FailedSubmission['reason']
  /** Places the order again with the form's current values; null when that is not offered. */
  readonly retry: (() => void) | null
  /** Starts polling again. */
  readonly pollAgain: () => void
}

/** The last outcome that was polled for a failed submission. */
interface PolledOutcome {
  readonly failure: FailedSubmission
  readonly state: OrderOutcome['state']
}

/** Milliseconds to wait before each request; after the last one the state becomes `still unknown`. */
const DELAYS_MS = [1000, 2000, ...Array.from({ length: 15 }, () => 4000)]

/**
 * Polls whether an order was placed whose request got no response, and navigates to its confirmation if it was. An
 * order that was not sent counts as not placed. Returns null when no order failed.
 */
export function usePolledOrderOutcome(): OrderOutcome | null {
  const failure = useFailedSubmission()
  const [polledOutcome, setPolledOutcome] = useState<PolledOutcome | null>(null)
  const [pollCount, setPollCount] = useState(0)
  const outcomeUrl = useHref(links.orderOutcome())
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
    void pollOutcome(`${outcomeUrl}?${query.toString()}`, controller.signal, (outcome) => {
      if (outcome === 'not placed') markNotReceived(failure)
      else if (typeof outcome !== 'object') setPolledOutcome({ failure, state: outcome })
      else void navigate(links.confirmation(outcome.reference), { replace: true })
    })
    return () => controller.abort()
  }, [isOrderUnconfirmed, failure, outcomeUrl, navigate, pollCount])
  const pollAgain = useCallback(() => {
    setPolledOutcome(null)
    setPollCount((count) => count + 1)
  }, [])
  if (!isOrder) return null
  const { reason } = failure
  if (!isOrderUnconfirmed) return { state: 'not placed', reason, retry: failure.retry, pollAgain }
  return { state: polledOutcome?.failure === failure ? polledOutcome.state : 'polling', reason, retry: null, pollAgain }
}

/**
 * Polls until it is known whether the order was placed, and reports each state. An open checkout counts as `not placed`
 * only when it is found twice in a row: between two steps of a running submit, the server may report it as open.
 */
async function pollOutcome(
  url: string,
  signal: AbortSignal,
  report: (outcome: Exclude<OrderOutcome['state'], 'polling'> | (FoundOutcome & { state: 'placed' })) => void,
): Promise<void> {
  let openCount = 0
  for (const delay of DELAYS_MS) {
    const outcome = await waitAndFetchOutcome(url, { delay, signal })
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
async function waitAndFetchOutcome(
  url: string,
  { delay, signal }: { readonly delay: number; readonly signal: AbortSignal },
): Promise<FoundOutcome | null> {
  try {
    await sleep(delay, signal)
    return parseOrderOutcome(await (await fetch(url, { signal })).json())
  } catch {
    // No connection, or a response from a proxy: it is polled again.
    return null
  }
}
