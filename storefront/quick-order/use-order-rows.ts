import { type Dispatch, useEffect, useReducer, useState } from 'react'
import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'
import { changeRows, createRows, isEmptyRow, type OrderRow, type RowsChange } from './order-rows.ts'
import type { PostedRows } from './quick-order-action.ts'
import { type PendingAddition, readStoredOrder, storeOrder } from './stored-rows.ts'

/** The rows of the page, and the addition to the cart that has no response yet. */
export interface OrderRows {
  readonly rows: readonly OrderRow[]
  readonly change: Dispatch<RowsChange>
  readonly pending: PendingAddition | null
  readonly setPending: (pending: PendingAddition | null) => void
}

/** Keeps rows for the reload of the page in this browser tab; rows of a form without scripts replace stored ones. */
export function useOrderRows(userId: string, posted: PostedRows | null): OrderRows {
  const [rows, change] = useReducer(changeRows, posted?.rows ?? [], createRows)
  const [pending, setPending] = useState<PendingAddition | null>(null)
  const [restoredUserId, setRestoredUserId] = useState<string | null>(null)
  const isHydrated = useIsHydrated()
  if (isHydrated && restoredUserId !== userId) {
    setRestoredUserId(userId)
    const stored = posted === null ? readStoredOrder(window.sessionStorage, userId) : null
    if (stored !== null) {
      change({ type: 'insert', rows: stored.rows, before: null })
      setPending(stored.pending)
    }
  }
  useEffect(() => {
    if (restoredUserId !== userId) return
    const stored = rows.filter((row) => !isEmptyRow(row)).map(({ partNumber, quantity }) => ({ partNumber, quantity }))
    storeOrder(window.sessionStorage, userId, { rows: stored, pending })
  }, [rows, pending, userId, restoredUserId])
  return { rows, change, pending, setPending }
}
