import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import type { LineShare } from '../line-share.ts'

/** A cancelled or returned quantity of an order line with its share of the order's amounts. */
export interface OrderChangeLine extends LineShare {
  readonly id: string
  readonly orderItemId: string
  readonly quantity: Decimal
  readonly reason: string
}

/** A cancellation or return of quantities of an order. */
export interface OrderChange {
  readonly id: string
  readonly orderSummaryId: string
  readonly type: 'Cancel' | 'Return'
  /** What was left of the order after a cancellation; null for returns, and for changes that are older than this value. */
  readonly left: { readonly isWholeOrder: boolean; readonly grandTotal: Decimal } | null
  /** Null when a return was not announced. */
  readonly returnOrderId: string | null
  /** Null until a return is credited. */
  readonly creditMemoId: string | null
  readonly lines: readonly OrderChangeLine[]
}
