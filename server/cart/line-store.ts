import { batchesOf } from '@hydrant/database/connection/batches.ts'
import type { Executor } from '@hydrant/database/connection/database.ts'
import { asRows, rowsGiven, statement } from '@hydrant/database/connection/statement.ts'
import { cartItem } from '@hydrant/database/schema/cart.ts'
import { decimal, sum, toText } from '@hydrant/kernel/money/decimal.ts'
import { and, arrayContains, asc, eq, getTableColumns, notInArray, sql } from 'drizzle-orm'
import type { CartLine } from './cart.ts'
import { toCustomFields } from './custom-fields.ts'

const { id: _id, createdAt: _created, ...changeable } = getTableColumns(cartItem)
const changes = Object.fromEntries(
  Object.entries(changeable).map(([property, column]) => [property, sql.raw(`excluded."${column.name}"`)]),
)

/** Stores lines, new or changed. */
export async function saveLines(executor: Executor, lines: readonly CartLine[]): Promise<void> {
  for (const batch of batchesOf(lines)) await linesSaved(executor, { lines: lineRows(batch) })
}

/** The statement that stores the lines that are given as `lines`, which `lineRows` makes. */
export function linesInsert(executor: Pick<Executor, 'insert'>) {
  return executor
    .insert(cartItem)
    .select(rowsGiven(cartItem, 'lines', { createdAt: sql`now()` }))
    .onConflictDoUpdate({ target: cartItem.id, set: changes })
}

const linesSaved = statement<{ lines: string }>()(linesInsert)

/** Lines as the value that `linesInsert` is given. */
export function lineRows(lines: readonly CartLine[]): string {
  return asRows(cartItem, lines.map(toLineRow))
}

/** The lines of a cart that an offer may reward, the cheapest first; without those named. */
export async function findRewardLines(
  executor: Executor,
  cartId: string,
  wanted: { readonly promotionId: string; readonly without: readonly string[]; readonly limit: number },
): Promise<CartLine[]> {
  const rows = await executor
    .select()
    .from(cartItem)
    .where(
      and(
        eq(cartItem.cartId, cartId),
        sql`${cartItem.rewardedBy} <> '{}'`,
        arrayContains(cartItem.rewardedBy, [wanted.promotionId]),
        wanted.without.length === 0 ? undefined : notInArray(cartItem.id, [...wanted.without]),
      ),
    )
    .orderBy(asc(cartItem.salesPrice), asc(cartItem.id))
    .limit(wanted.limit)
  return rows.map(toLine)
}

/** A line as it is stored. */
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
        ...(pieces !== undefined && { pieces: Number(pieces) }),
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

/** A line as a row. */
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
    reductions: price.reductions.map(({ promotionId, amount, pieces }) => ({
      promotionId,
      amount: toText(amount),
      ...(pieces !== undefined && { pieces: String(pieces) }),
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
