import type { OrderChangeBalances } from '@hydrant/contract/admin/order-changes.ts'
import { type Decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import type { Order, PartAmounts } from '../order.ts'

/** Converts what a cancellation takes off an order, or a return is credited with, into its wire form. */
export function toPreviewBody({ order, amounts }: { readonly order: Order; readonly amounts: PartAmounts }) {
  const money = (amount: Decimal): string => toMoneyText(amount, order.currencyIsoCode)
  const { delivery, tax, grandTotal } = amounts
  const balances: OrderChangeBalances = {
    grandTotalAmount: money(grandTotal),
    totalAmount: money(grandTotal.minus(tax)),
    totalTaxAmount: money(tax),
    totalAdjustedProductAmount: money(grandTotal.minus(tax).minus(delivery)),
    totalAdjustedProductTaxAmount: money(tax),
    totalAdjustedDeliveryAmount: money(delivery),
    totalAdjustedDeliveryTaxAmount: money(ZERO),
  }
  return { success: true as const, errors: [], orderSummaryId: order.id, changeBalances: balances }
}
