import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { createIdempotencyKey } from '../cart/idempotency-key.ts'
import type { OrderRow, RowsChange } from './order-rows.ts'
import type { QuickOrderResult } from './quick-order-action.ts'
import { quickOrderLinks } from './quick-order-links.ts'

/** Rows in one request: the first thousand are shown while the next are on their way. */
const MAX_SENT_ROWS = 1000

/** How long nothing must have been typed in a single row before it is sent. */
const TYPING_MS = 250

/** What is known of the answers besides the rows. */
export interface Answers {
  /** Empty until the first answer. */
  readonly currency: string
  /** How many rows have no answer yet. */
  readonly waitingCount: number
  /** Whether the last request failed; it is repeated when the browser is online again or a row changes. */
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Asks the shop about rows that have no answer, as long as there are any. */
export function useAnswers(
  rows: readonly OrderRow[],
  initialCurrency: string,
  change: (change: RowsChange) => void,
): Answers {
  const { submit, state, data } = useFetcher<QuickOrderResult>()
  const sent = useRef<{ readonly requestId: string; readonly rows: readonly OrderRow[]; isUnderWay: boolean }>(null)
  // Rows whose answers have arrived but are not shown yet: they must not be sent again.
  const answered = useRef<readonly OrderRow[]>(null)
  const [currency, setCurrency] = useState(initialCurrency)
  const [failedRows, setFailedRows] = useState<readonly OrderRow[] | null>(null)
  const hasFailed = failedRows === rows
  const waiting = rows.filter(({ partNumber, answer }) => answer === null && partNumber.trim() !== '')
  const waitingCount = waiting.length
  const isSingle = waitingCount === 1

  const handleState = useEffectEvent(() => {
    const request = sent.current
    if (request === null) return
    if (state !== 'idle') {
      request.isUnderWay = true
      return
    }
    const isAnswered = data?.kind === 'answers' && data.requestId === request.requestId
    // A busy browser may show the beginning and the end of a request at once, so that it never seems to be under way.
    if (!request.isUnderWay && !isAnswered) return
    sent.current = null
    if (isAnswered) {
      answered.current = rows
      setCurrency(data.currency)
      change({ type: 'answer', sent: request.rows, answers: data.answers })
    } else setFailedRows(rows)
  })
  useEffect(() => handleState(), [state, data])

  const send = useEffectEvent(() => {
    const sentRows = waiting.slice(0, MAX_SENT_ROWS)
    if (sentRows.length === 0) return
    const requestId = createIdempotencyKey()
    sent.current = { requestId, rows: sentRows, isUnderWay: false }
    const fields = {
      intent: 'resolve',
      requestId,
      rows: JSON.stringify(sentRows.map(({ key, partNumber, quantity }) => [key, partNumber, quantity])),
    }
    void submit(fields, { method: 'post', action: quickOrderLinks.page(), defaultShouldRevalidate: false })
  })
  const canSend = waitingCount > 0 && !hasFailed && state === 'idle'
  useEffect(() => {
    if (!canSend || sent.current !== null || answered.current === rows) return
    const timer = setTimeout(() => send(), isSingle ? TYPING_MS : 0)
    return () => clearTimeout(timer)
  }, [rows, canSend, isSingle])

  const retry = () => setFailedRows(null)
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [])
  return { currency, waitingCount, hasFailed, retry }
}
