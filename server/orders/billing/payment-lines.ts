import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, decimal, sum, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { roundMoney } from '@hydrant/kernel/money/rounding.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { lockOrder } from '../fulfillment/progress.ts'
import type { BillingDocument } from './billing.ts'
import { calculateBalance } from './balance.ts'
import { notAboveBalanceError, paymentErrors } from './errors.ts'
import * as lineStore from './payment-line-store.ts'
import * as store from './store.ts'

/** What staff enter: a payment, or that an earlier one is taken back. The amount is a decimal string. */
interface PaymentLineInput {
  readonly invoiceId: string
  readonly type: 'Applied' | 'Unapplied'
  readonly amount: string
  /** The balance for which it was entered; null where nobody said it. */
  readonly balanceBefore: string | null
  /** The day on which it was paid or taken back, in UTC. */
  readonly effectiveOn: string
  readonly comments: string | null
  /** The line that a reversal takes back. */
  readonly reversedLineId: string | null
}

/** How far behind the day of the shop's clock a place can be that has the next day already. */
const NEXT_DAY_MS = 24 * 60 * 60 * 1000

/**
 * Stores a payment for an invoice on account, or the reversal of one. Payments of one order wait for each other, so that
 * none brings a balance below zero. Returns the id of the line, or an error at the field that is wrong: an amount that is
 * no positive amount of the currency or above the balance, a day to come, another balance than the one it was entered for, an invoice that a card pays, or a line that
 * cannot be taken back.
 */
export async function createPaymentLine(tx: store.Transaction, input: PaymentLineInput): Promise<Result<string>> {
  const invoiceId = normalizeId(input.invoiceId, '3tt')
  const found = invoiceId === null ? null : await store.findDocument(tx, invoiceId)
  if (found?.kind !== 'Invoice') return err(paymentErrors.unknownInvoice)
  const locked = await lockOrder(tx, found.orderSummaryId)
  if (!locked.ok) return locked
  // As it is after the wait for others.
  const invoice = await store.findDocument(tx, found.id)
  if (invoice === null) return err(paymentErrors.unknownInvoice)
  const latest = new Date(Date.now() + NEXT_DAY_MS).toISOString().slice(0, 10)
  if (input.effectiveOn > latest) return err(paymentErrors.dayToCome)
  if (input.balanceBefore !== null && !calculateBalance(invoice).eq(input.balanceBefore))
    return err(paymentErrors.otherBalance)
  return input.type === 'Applied' ? applyPayment(tx, invoice, input) : takeBack(tx, invoice, input)
}

async function applyPayment(
  tx: store.Transaction,
  invoice: BillingDocument,
  { amount: text, effectiveOn, comments, reversedLineId }: PaymentLineInput,
): Promise<Result<string>> {
  if (invoice.card !== null) return err(paymentErrors.paidByCard)
  if (reversedLineId !== null) return err(paymentErrors.onlyReversalsNameALine)
  const amount = decimal(text)
  if (amount.lte(ZERO) || !roundMoney(amount, invoice.currencyIsoCode).eq(amount)) return err(paymentErrors.noAmount)
  const balance = calculateBalance(invoice)
  if (amount.gt(balance)) return err(notAboveBalanceError(balance, invoice.currencyIsoCode))
  return ok(await settle(tx, invoice, { amount, effectiveOn, comments, creditMemoId: null }))
}

async function takeBack(
  tx: store.Transaction,
  invoice: BillingDocument,
  { amount, effectiveOn, comments, reversedLineId }: PaymentLineInput,
): Promise<Result<string>> {
  const id = reversedLineId === null ? null : normalizeId(reversedLineId, '1PL')
  const lines = await lineStore.findLines(tx, invoice.id)
  const line = lines.find((candidate) => candidate.id === id)
  if (line?.type !== 'Applied') return err(paymentErrors.unknownLine)
  if (line.creditMemoId !== null) return err(paymentErrors.ofCreditMemo)
  if (lines.some((other) => other.reversedLineId === line.id)) return err(paymentErrors.takenBackAlready)
  if (!decimal(amount).eq(line.amount)) return err(paymentErrors.wholeAmountOnly)
  const lineId = newId('1PL')
  await lineStore.insertLine(tx, {
    id: lineId,
    invoiceId: invoice.id,
    type: 'Unapplied',
    amount: line.amount,
    balanceBefore: calculateBalance(invoice),
    effectiveOn,
    comments,
    reversedLineId: line.id,
    creditMemoId: null,
  })
  const settledAmount = invoice.settledAmount.minus(line.amount)
  await lineStore.updateSettled(tx, invoice.id, { settledAmount: toText(settledAmount), settledOn: null })
  await settleByCredit(tx, invoice.orderSummaryId)
  return ok(lineId)
}

/**
 * Takes what is left of the credit memos of an order off its open invoices on account, the oldest first. Called whenever
 * a credit memo or an invoice is created, or an invoice is open again; the order must be locked. What is left then stays
 * for the next invoice.
 */
export async function settleByCredit(tx: store.Transaction, orderSummaryId: string): Promise<void> {
  const documents = (await store.findDocumentsOfOrder(tx, orderSummaryId)).filter(({ card }) => card === null)
  const open = documents
    .filter(({ kind }) => kind === 'Invoice')
    .map((invoice) => ({ invoice, balance: calculateBalance(invoice) }))
  for (const memo of documents.filter(({ kind }) => kind === 'CreditMemo')) {
    let left = memo.grandTotalAmount.minus(await lineStore.sumAppliedByCreditMemo(tx, memo.id))
    for (const entry of open) {
      const amount = entry.balance.lt(left) ? entry.balance : left
      if (amount.lte(ZERO)) continue
      const effectiveOn = new Date().toISOString().slice(0, 10)
      const line = { amount, effectiveOn, comments: memo.number, creditMemoId: memo.id }
      const settledAmount = entry.invoice.grandTotalAmount.minus(entry.balance)
      await settle(tx, { ...entry.invoice, settledAmount }, line)
      left = left.minus(amount)
      entry.balance = entry.balance.minus(amount)
    }
  }
}

async function settle(
  tx: store.Transaction,
  invoice: BillingDocument,
  line: {
    readonly amount: Decimal
    readonly effectiveOn: string
    readonly comments: string | null
    readonly creditMemoId: string | null
  },
): Promise<string> {
  const id = newId('1PL')
  await lineStore.insertLine(tx, {
    id,
    invoiceId: invoice.id,
    type: 'Applied',
    balanceBefore: calculateBalance(invoice),
    reversedLineId: null,
    ...line,
  })
  const settledAmount = sum([invoice.settledAmount, line.amount])
  await lineStore.updateSettled(tx, invoice.id, {
    settledAmount: toText(settledAmount),
    settledOn: settledAmount.gte(invoice.grandTotalAmount) ? line.effectiveOn : null,
  })
  return id
}
