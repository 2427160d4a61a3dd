import type { Transaction } from '@hydrant/database/connection/database.ts'
import { toRowsJson, toSelectFromJsonSql } from '@hydrant/database/connection/statement.ts'
import { cartItem } from '@hydrant/database/schema/cart.ts'
import { decimal, sum, toText } from '@hydrant/kernel/money/decimal.ts'
import { getTableColumns, sql } from 'drizzle-orm'
import type { CartLine } from '../cart.ts'
import { toCustomFields } from '../custom-fields.ts'

const { id: _id, createdAt: _created, ...changeableColumns } = getTableColumns(cartItem)

const conflictUpdate = Object.fromEntries(
  Object.entries(changeableColumns).map(([property, column]) => [property, sql.raw(`excluded."${column.name}"`)]),
)

/** Builds the statement that inserts or updates the lines of its parameter `lines` (made by `serializeLineRows`). */
export function buildLinesUpsert(tx: Pick<Transaction, 'insert'>) {
  return tx
    .insert(cartItem)
    .select(toSelectFromJsonSql(cartItem, 'lines', { createdAt: sql`now()` }))
    .onConflictDoUpdate({ target: cartItem.id, set: conflictUpdate })
}

/** Serializes lines to JSON text, the value of the parameter `lines` of `buildLinesUpsert`. */
export function serializeLineRows(lines: readonly CartLine[]): string {
  return toRowsJson(cartItem, lines.map(toLineRow))
}

/** Converts a row to a line. */
export function toLine(row: typeof cartItem.$inferSelect): CartLine {
  return {
    id: row.id,
    cartId: row.cartId,
    productId: row.productId,
    deliveryGroupId: row.deliveryGroupId,
    sellingModelId: row.sellingModelId,
    subscriptionTerm: row.subscriptionTerm,
    subType: row.subType,
    customFields: toCustomFields(row.customFields),
    name: row.name,
    quantity: decimal(row.quantity),
    price: {
      listPrice: decimal(row.listPrice),
      salesPrice: row.salesPrice === null ? null : decimal(row.salesPrice),
      totalListPrice: decimal(row.totalListPrice),
      totalSalesPrice: decimal(row.totalSalesPrice),
      reductions: row.reductions.map(({ promotionId, amount, pieces }) => ({
        promotionId,
        amount: decimal(amount),
        ...(pieces !== undefined && { rewardedQuantity: Number(pieces) }),
      })),
      sets: { countedBy: row.countedBy, rewardedBy: row.rewardedBy },
      ratePercent: decimal(row.taxRatePercent),
      isTaxIncluded: row.isTaxIncluded,
      totalTax: decimal(row.totalTax),
      isSubscription: row.isSubscription,
      problem: row.errorCode === null ? null : { code: row.errorCode, message: row.errorMessage ?? '' },
    },
  }
}

/** Converts a line to a row. */
function toLineRow({ price, ...line }: CartLine): typeof cartItem.$inferInsert {
  return {
    ...line,
    customFields: [...line.customFields],
    quantity: toText(line.quantity),
    listPrice: toText(price.listPrice),
    salesPrice: price.salesPrice === null ? null : toText(price.salesPrice),
    totalListPrice: toText(price.totalListPrice),
    totalSalesPrice: toText(price.totalSalesPrice),
    itemAdjustment: toText(sum(price.reductions.map(({ amount }) => amount))),
    reductions: price.reductions.map(({ promotionId, amount, rewardedQuantity }) => ({
      promotionId,
      amount: toText(amount),
      ...(rewardedQuantity !== undefined && { pieces: String(rewardedQuantity) }),
    })),
    countedBy: [...price.sets.countedBy],
    rewardedBy: [...price.sets.rewardedBy],
    totalTax: toText(price.totalTax),
    taxRatePercent: toText(price.ratePercent),
    isTaxIncluded: price.isTaxIncluded,
    isSubscription: price.isSubscription,
    errorCode: price.problem?.code ?? null,
    errorMessage: price.problem?.message ?? null,
    updatedAt: new Date(),
  }
}
