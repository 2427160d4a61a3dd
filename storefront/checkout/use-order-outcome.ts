import { useEffect, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { pause } from '@hydrant/client/pause.ts'
import { links } from '../links.ts'
import type { FailedSubmission } from '../submissions/failed-submission.ts'
import { isOrder } from '../submissions/failure-message.ts'
import { useFailedSubmission } from '../submissions/use-failed-submission.ts'

/** What is known of an order whose placing was not answered. */
export interface OrderOutcome {
  readonly state: 'unknown' | 'not placed'
  /** Places the order again, with what the form holds now. */
  readonly retry: (() => void) | null
}

/** Milliseconds before each of the first questions to the shop, and before all later ones. */
const DELAYS = [1000, 2000]
const LAST_DELAY = 4000

/**
 * Finds out what became of an order whose placing was not answered, and shows the order if it was placed; null when
 * there is nothing to find out.
 */
export function useOrderOutcome(): OrderOutcome | null {
  const failure = useFailedSubmission()
  const [unplaced, setUnplaced] = useState<FailedSubmission | null>(null)
  const address = useHref(links.orderOutcome())
  const navigate = useNavigate()
  const isLost = failure !== null && isOrder(failure.fields)
  useEffect(() => {
    if (!isLost) return
    const checkoutId = failure.fields?.get('checkoutId')
    const leave = new AbortController()
    const url = `${address}?${new URLSearchParams({ checkoutId: typeof checkoutId === 'string' ? checkoutId : '' }).toString()}`
    void askUntilAnswered(url, leave.signal, (reference) =>
      reference === null ? setUnplaced(failure) : void navigate(links.confirmation(reference), { replace: true }),
    )
    return () => leave.abort()
  }, [isLost, failure, address, navigate])
  return isLost ? { state: unplaced === failure ? 'not placed' : 'unknown', retry: failure.retry } : null
}

async function askUntilAnswered(
  url: string,
  signal: AbortSignal,
  tell: (reference: string | null) => void,
): Promise<void> {
  for (let attempt = 0; !signal.aborted; attempt++) {
    const answer = await readOutcome(url, { wait: DELAYS[attempt] ?? LAST_DELAY, signal })
    if (!signal.aborted && answer !== undefined) return tell(answer)
  }
}

/** The reference number of the order, null when there is none, undefined when the shop did not say. */
async function readOutcome(
  url: string,
  { wait, signal }: { readonly wait: number; readonly signal: AbortSignal },
): Promise<string | null | undefined> {
  try {
    await pause(wait, signal)
    const answer: unknown = await (await fetch(url, { signal })).json()
    if (typeof answer !== 'object' || answer === null || !('reference' in answer)) return undefined
    return typeof answer.reference === 'string' || answer.reference === null ? answer.reference : undefined
  } catch {
    // Not reached, or answered by something between here and the shop: it is asked again.
    return undefined
  }
}
