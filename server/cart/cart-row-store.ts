import type { cart } from '@hydrant/database/schema/cart.ts'
import { decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import type { Cart, GroupTotals } from './cart.ts'
import { toCustomFields } from './custom-fields.ts'

/** The columns that an update of a cart writes. */
export const SAVED_COLUMNS = [
  'status',
  'isSecondary',
  'pricedFor',
  'pricedVersion',
  'purchaseOrderNumber',
  'customFields',
  'lineCount',
  'productCount',
  'listTotal',
  'salesTotal',
  'itemAdjustmentTotal',
  'taxTotal',
  'includedTaxTotal',
  'subscriptionCount',
  'piecesByPromotion',
  'netByRate',
  'reductionByPromotion',
  'totalsByGroup',
  'updatedAt',
] as const satisfies Array<keyof typeof cart.$inferInsert>

/** The values of `SAVED_COLUMNS` and the cart id. */
export type CartRow = Required<Pick<typeof cart.$inferInsert, 'id' | (typeof SAVED_COLUMNS)[number]>>

/** Converts a cart to the column values that an update writes; `updatedAt` is the current time. */
export function toCartRow({ totals, ...fields }: Cart): CartRow {
  return {
    id: fields.id,
    status: fields.status,
    isSecondary: fields.isSecondary,
    pricedFor: fields.pricedFor,
    pricedVersion: fields.pricedVersion,
    purchaseOrderNumber: fields.purchaseOrderNumber,
    customFields: [...fields.customFields],
    lineCount: totals.lineCount,
    productCount: toText(totals.productCount),
    listTotal: toText(totals.list),
    salesTotal: toText(totals.sales),
    itemAdjustmentTotal: toText(totals.itemAdjustment),
    taxTotal: toText(totals.tax),
    includedTaxTotal: toText(totals.includedTax),
    subscriptionCount: toText(totals.subscriptionCount),
    piecesByPromotion: toAmountTexts(totals.countedUnitsByPromotion),
    netByRate: toAmountTexts(totals.reducedAmountByRate),
    reductionByPromotion: toAmountTexts(totals.reductionByPromotion),
    totalsByGroup: Object.fromEntries([...totals.byGroup].map(([id, group]) => [id, toStoredGroupTotals(group)])),
    updatedAt: new Date(),
  }
}

/** Converts a row to a cart. */
export function toCart(row: typeof cart.$inferSelect): Cart {
  return {
    id: row.id,
    webstoreId: row.webstoreId,
    accountId: row.accountId,
    ownerId: row.ownerId,
    guestKey: row.guestKey,
    name: row.name,
    type: row.type,
    status: row.status,
    isSecondary: row.isSecondary,
    isSavedForLater: row.isSavedForLater,
    sentById: row.sentById,
    currencyIsoCode: row.currencyIsoCode,
    version: row.version,
    pricedFor: row.pricedFor,
    pricedVersion: row.pricedVersion,
    purchaseOrderNumber: row.purchaseOrderNumber,
    customFields: toCustomFields(row.customFields),
    totals: {
      lineCount: row.lineCount,
      productCount: decimal(row.productCount),
      list: decimal(row.listTotal),
      sales: decimal(row.salesTotal),
      itemAdjustment: decimal(row.itemAdjustmentTotal),
      tax: decimal(row.taxTotal),
      includedTax: decimal(row.includedTaxTotal),
      subscriptionCount: decimal(row.subscriptionCount),
      countedUnitsByPromotion: toAmountMap(row.piecesByPromotion),
      reducedAmountByRate: toAmountMap(row.netByRate),
      reductionByPromotion: toAmountMap(row.reductionByPromotion),
      byGroup: new Map(Object.entries(row.totalsByGroup).map(([id, group]) => [id, toGroupTotals(group)])),
    },
  }
}

/** Converts the totals of a delivery group to the JSON that is stored. */
function toStoredGroupTotals({ lineCount, productCount, sales, reducedAmount, problemCount }: GroupTotals) {
  return {
    lines: lineCount,
    pieces: toText(productCount),
    sales: toText(sales),
    net: toText(reducedAmount),
    problems: problemCount,
  }
}

function toGroupTotals({ lines, pieces, sales, net, problems }: ReturnType<typeof toStoredGroupTotals>): GroupTotals {
  return {
    lineCount: lines,
    productCount: decimal(pieces),
    sales: decimal(sales),
    reducedAmount: decimal(net),
    problemCount: problems,
  }
}

function toAmountMap(record: Readonly<Record<string, string>>): ReadonlyMap<string, ReturnType<typeof decimal>> {
  return new Map(Object.entries(record).map(([key, amount]) => [key, decimal(amount)]))
}

function toAmountTexts(map: Cart['totals']['reducedAmountByRate']): Record<string, string> {
  return Object.fromEntries([...map].map(([key, amount]) => [key, toText(amount)]))
}
