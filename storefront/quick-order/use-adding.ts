import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { ACCOUNT_ID_FIELD } from '../account/account-id-field.ts'
import { CART_ID_FIELD } from '../cart/cart-id-field.ts'
import { dispatchAddedToCart } from '../cart/added-to-cart.ts'
import { createIdempotencyKey } from '../cart/idempotency-key.ts'
import { type OrderRow, type RowsChange, toAddition } from './order-rows.ts'
import type { QuickOrderResult } from './quick-order-action.ts'
import { quickOrderLinks } from './quick-order-links.ts'
import type { PendingAddition, PendingRow } from './stored-rows.ts'

/** Rows in one request. */
const MAX_SENT_ROWS = 500

/** The state of adding rows to the cart. */
export interface Adding {
  readonly isBusy: boolean
  /** How many rows the last addition has put into the cart; null before the first. */
  readonly addedCount: number | null
  readonly refusedCount: number
  /** Whether a request got no response: the next addition repeats it first. */
  readonly hasFailed: boolean
  readonly start: () => void
}

interface Progress {
  /** Rows that are added after the pending ones. */
  readonly queue: readonly PendingRow[]
  readonly addedCount: number
  readonly refusedCount: number
}

/**
 * Adds rows to the cart, in parts, each exactly once: a part without a response is sent again as it was. `pending` is
 * what has no response yet.
 */
export function useAdding(options: {
  readonly rows: readonly OrderRow[]
  readonly change: (change: RowsChange) => void
  readonly pending: PendingAddition | null
  readonly setPending: (pending: PendingAddition | null) => void
  readonly form: RefObject<HTMLFormElement | null>
}): Adding {
  const { rows, change, pending, setPending, form } = options
  const { submit, state, data } = useFetcher<QuickOrderResult>()
  const isUnderWay = useRef(false)
  const lastData = useRef<QuickOrderResult>(undefined)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [result, setResult] = useState<Omit<Progress, 'queue'> | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  const send = (addition: PendingAddition) => {
    setPending(addition)
    void submit(toFields(addition, form.current), { method: 'post', action: quickOrderLinks.page() })
  }

  const sendNext = (next: Progress) => {
    const part = next.queue.slice(0, MAX_SENT_ROWS)
    if (part.length === 0) {
      setPending(null)
      setProgress(null)
      setResult(next)
      dispatchAddedToCart()
      return
    }
    setProgress({ ...next, queue: next.queue.slice(MAX_SENT_ROWS) })
    send({ requestId: createIdempotencyKey(), rows: part })
  }

  const handleEnd = useEffectEvent(() => {
    if (progress === null || pending === null) return
    if (data?.kind !== 'added' || data.requestId !== pending.requestId) {
      setProgress(null)
      setHasFailed(true)
      return
    }
    const rowAt = (position: string) => pending.rows[Number(position)]
    change({
      type: 'added',
      added: data.added.flatMap((position) => rowAt(position) ?? []),
      refused: data.failed.flatMap(({ key, message }) => {
        const row = rowAt(key)
        return row === undefined ? [] : [{ row, message }]
      }),
    })
    sendNext({
      queue: progress.queue,
      addedCount: progress.addedCount + data.added.length,
      refusedCount: progress.refusedCount + data.failed.length,
    })
  })
  useEffect(() => {
    // A busy browser may show the beginning and the end of a request at once, so that it never seems to be under way.
    const hasEnded = state === 'idle' && (isUnderWay.current || data !== lastData.current)
    isUnderWay.current = state !== 'idle'
    lastData.current = data
    if (!hasEnded) return
    const timer = setTimeout(() => handleEnd())
    return () => clearTimeout(timer)
  }, [state, data])

  const start = () => {
    setHasFailed(false)
    setResult(null)
    const queue = listRowsToAdd(rows, pending)
    const next = { queue, addedCount: 0, refusedCount: 0 }
    if (pending === null) sendNext(next)
    else {
      setProgress(next)
      send(pending)
    }
  }
  return {
    isBusy: progress !== null,
    addedCount: result?.addedCount ?? null,
    refusedCount: result?.refusedCount ?? 0,
    hasFailed,
    start,
  }
}

/** Creates the fields of an addition, with the account and the cart that the form was shown for. */
function toFields(addition: PendingAddition, form: HTMLFormElement | null): Record<string, string> {
  const shownFor = [ACCOUNT_ID_FIELD, CART_ID_FIELD].flatMap((name) => {
    const field = form?.elements.namedItem(name)
    return field instanceof HTMLInputElement ? [[name, field.value] as const] : []
  })
  return {
    intent: 'add',
    requestId: addition.requestId,
    rows: JSON.stringify(
      addition.rows.map(({ productId, plainQuantity }, position) => [String(position), productId, plainQuantity]),
    ),
    ...Object.fromEntries(shownFor),
  }
}

/** Lists the rows that can be added, without those of an addition that has no response yet. */
function listRowsToAdd(rows: readonly OrderRow[], pending: PendingAddition | null): PendingRow[] {
  const isPending = ({ partNumber, quantity }: OrderRow) =>
    pending?.rows.some((row) => row.partNumber === partNumber && row.quantity === quantity) === true
  return rows.flatMap((row): PendingRow[] => {
    const addition = toAddition(row)
    if (addition === null || isPending(row)) return []
    const { partNumber, quantity } = row
    return [{ partNumber, quantity, productId: addition.productId, plainQuantity: addition.quantity }]
  })
}
