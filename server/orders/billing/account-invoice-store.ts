import { toContainsPattern } from '@hydrant/database/connection/like-pattern.ts'
import { billingDocument } from '@hydrant/database/schema/billing.ts'
import { orderSummary } from '@hydrant/database/schema/orders.ts'
import { type Decimal, decimal } from '@hydrant/kernel/money/decimal.ts'
import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Shopper } from '../../accounts/service.ts'
import type { ReadOnlyDb } from './store.ts'

/** An invoice of an account, with the order that it is of. Amounts are in its currency. */
export interface AccountInvoice {
  readonly id: string
  readonly number: string
  readonly orderSummaryId: string
  readonly orderNumber: string
  readonly purchaseOrderNumber: string | null
  readonly issuedAt: Date
  readonly dueAt: Date | null
  /** The day (such as 2026-11-27) on which nothing was left to pay; null while something is. */
  readonly settledOn: string | null
  readonly grandTotalAmount: Decimal
  /** What is left to pay; zero of an invoice that a card pays. */
  readonly balance: Decimal
  readonly isOverdue: boolean
  readonly isPaidByCard: boolean
  readonly currencyIsoCode: string
}

/** What is left to pay in one currency. */
export interface OpenBalance {
  readonly currencyIsoCode: string
  readonly openCount: number
  readonly balance: Decimal
  readonly overdueCount: number
  readonly overdueBalance: Decimal
}

/** Which invoices are listed. */
export interface InvoiceQuery {
  readonly state: 'All' | 'Open' | 'Overdue'
  /** What the number of the invoice, of its order or of the purchase order contains; empty for all. */
  readonly term: string
  readonly limit: number
  readonly offset: number
}

const isOpen = sql`${billingDocument.card} is null and ${billingDocument.settledAmount} < ${billingDocument.grandTotalAmount}`
// A day ends at midnight UTC, as on the invoice.
const isOverdue = sql`${isOpen} and ${billingDocument.dueAt} < date_trunc('day', now(), 'UTC')`
const STATE_CONDITIONS = { All: undefined, Open: isOpen, Overdue: isOverdue } as const
const balance = sql<string>`case when ${billingDocument.card} is null then ${billingDocument.grandTotalAmount} - ${billingDocument.settledAmount} else 0 end`

/**
 * Finds a page of the invoices of a shopper's effective account, or of their own when they buy without an account, and
 * how many there are in all: the newest first; open ones, those that are due first.
 */
export async function findAccountInvoices(
  db: ReadOnlyDb,
  shopper: Shopper,
  { state, term, limit, offset }: InvoiceQuery,
): Promise<{ readonly invoices: readonly AccountInvoice[]; readonly total: number }> {
  const condition = and(
    toOwnerCondition(shopper),
    STATE_CONDITIONS[state],
    term === '' ? undefined : toTermCondition(term),
  )
  const order =
    state === 'All'
      ? [desc(billingDocument.issuedAt), desc(billingDocument.id)]
      : [sql`${billingDocument.dueAt} asc nulls last`, asc(billingDocument.id)]
  const isOrder = eq(orderSummary.id, billingDocument.orderSummaryId)
  const [counted] = await db
    .select({ total: count() })
    .from(billingDocument)
    .innerJoin(orderSummary, isOrder)
    .where(condition)
  const rows = await db
    .select({
      id: billingDocument.id,
      number: billingDocument.number,
      orderSummaryId: billingDocument.orderSummaryId,
      orderNumber: orderSummary.orderNumber,
      purchaseOrderNumber: billingDocument.purchaseOrderNumber,
      issuedAt: billingDocument.issuedAt,
      dueAt: billingDocument.dueAt,
      settledOn: billingDocument.settledOn,
      grandTotalAmount: billingDocument.grandTotalAmount,
      balance,
      isOverdue: sql<boolean>`coalesce(${isOverdue}, false)`,
      isPaidByCard: sql<boolean>`${billingDocument.card} is not null`,
      currencyIsoCode: billingDocument.currencyIsoCode,
    })
    .from(billingDocument)
    .innerJoin(orderSummary, isOrder)
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return {
    total: counted?.total ?? 0,
    invoices: rows.map((row) => ({
      ...row,
      grandTotalAmount: decimal(row.grandTotalAmount),
      balance: decimal(row.balance),
    })),
  }
}

/** Sums what is left to pay of the same invoices, by currency. */
export async function sumOpenBalances(db: ReadOnlyDb, shopper: Shopper): Promise<readonly OpenBalance[]> {
  const rows = await db
    .select({
      currencyIsoCode: billingDocument.currencyIsoCode,
      openCount: count(),
      balance: sql<string>`sum(${balance})`,
      overdueCount: sql<number>`count(*) filter (where ${isOverdue})`.mapWith(Number),
      overdueBalance: sql<string>`coalesce(sum(${balance}) filter (where ${isOverdue}), 0)`,
    })
    .from(billingDocument)
    .innerJoin(orderSummary, eq(orderSummary.id, billingDocument.orderSummaryId))
    .where(and(toOwnerCondition(shopper), isOpen))
    .groupBy(billingDocument.currencyIsoCode)
    .orderBy(asc(billingDocument.currencyIsoCode))
  return rows.map((row) => ({
    ...row,
    balance: decimal(row.balance),
    overdueBalance: decimal(row.overdueBalance),
  }))
}

function toOwnerCondition({ account, userId }: Shopper): SQL | undefined {
  return and(
    eq(billingDocument.kind, 'Invoice'),
    account === null ? eq(orderSummary.ownerId, userId) : eq(orderSummary.accountId, account.id),
  )
}

function toTermCondition(term: string): SQL | undefined {
  const pattern = toContainsPattern(term)
  return or(
    ilike(billingDocument.number, pattern),
    ilike(orderSummary.orderNumber, pattern),
    ilike(billingDocument.purchaseOrderNumber, pattern),
  )
}
