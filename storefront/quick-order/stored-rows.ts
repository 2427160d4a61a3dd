import { createStoredText, type TextStorage } from '@hydrant/client/stored-text.ts'
import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import type { ListRow } from './list-row.ts'

/** An addition to the cart that has no response yet. Sent again as it is, it adds nothing twice. */
export interface PendingAddition {
  readonly requestId: string
  readonly rows: readonly PendingRow[]
}

/** A row of an addition, with what is sent of it. */
export interface PendingRow extends ListRow {
  readonly productId: string
  /** A plain decimal. */
  readonly plainQuantity: string
}

/** What a browser tab remembers of a quick order. */
export interface StoredOrder {
  readonly rows: readonly ListRow[]
  readonly pending: PendingAddition | null
}

const KEY = 'quick-order'

/** Stores the rows of a user (`''`: a guest) for the reload of a page; without rows it removes them. */
export function storeOrder(storage: TextStorage, userId: string, { rows, pending }: StoredOrder): void {
  const isEmpty = rows.length === 0 && pending === null
  createStoredText(storage, KEY).write(isEmpty ? '' : JSON.stringify({ userId, rows, pending }))
}

/** Reads the rows of this user; null when there are none, or those of somebody else. */
export function readStoredOrder(storage: TextStorage, userId: string): StoredOrder | null {
  const text = createStoredText(storage, KEY).read()
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(stored) || stored['userId'] !== userId) return null
    const { rows, pending } = stored
    return {
      rows: Array.isArray(rows) ? rows.filter(isListRow) : [],
      pending: isPendingAddition(pending) ? pending : null,
    }
  } catch {
    return null
  }
}

function isListRow(value: unknown): value is ListRow {
  return isRecord(value) && typeof value['partNumber'] === 'string' && typeof value['quantity'] === 'string'
}

function isPendingAddition(value: unknown): value is PendingAddition {
  return (
    isRecord(value) &&
    typeof value['requestId'] === 'string' &&
    Array.isArray(value['rows']) &&
    value['rows'].every(
      (row: unknown) =>
        isListRow(row) &&
        isRecord(row) &&
        typeof row['productId'] === 'string' &&
        typeof row['plainQuantity'] === 'string',
    )
  )
}
