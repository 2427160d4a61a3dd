import { creditMemo } from '@hydrant/contract/records/credit-memo.ts'
import { creditMemoLine } from '@hydrant/contract/records/credit-memo-line.ts'
import { invoice } from '@hydrant/contract/records/invoice.ts'
import { invoiceLine } from '@hydrant/contract/records/invoice-line.ts'
import { paymentLineInvoice } from '@hydrant/contract/records/payment-line-invoice.ts'
import { billingDocument, billingDocumentLine, paymentLine } from '@hydrant/database/schema/billing.ts'
import { type AnyColumn, sql } from 'drizzle-orm'
import { createPaymentLine } from './payment-lines.ts'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../../records/service.ts'

const ofKind = (kind: 'Invoice' | 'CreditMemo') => sql`kind = ${sql.raw(`'${kind}'`)}`
const lineOfKind = (kind: 'Invoice' | 'CreditMemo') => sql`exists (
  select from billing_document where billing_document.id = billing_document_line.document_id and ${ofKind(kind)})`

/**
 * Invoices and credit memos with their lines, in the record API, where they are only read; and the payments of invoices on
 * account, which staff enter.
 */
export const BILLING_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(invoice, {
    table: billingDocument,
    rows: ofKind('Invoice'),
    columns: (table) => ({
      ...toDocumentColumns(table),
      BillingAccountId: sql`(
        select account_id from order_summary where order_summary.id = ${table.orderSummaryId})`,
      FulfillmentOrderId__c: table.fulfillmentOrderId,
      InvoiceDate: table.issuedAt,
      DueDate: table.dueAt,
      PaidDate__c: sql`(${table.settledOn}::timestamp at time zone 'UTC')`,
      IsOverdue__c: sql`(kind = 'Invoice' and ${table.card} is null and ${table.settledAmount} < ${table.grandTotalAmount}
        and ${table.dueAt} is not null and ${table.dueAt} < date_trunc('day', now(), 'UTC'))`,
      // A card is charged with the whole order; purchase orders are paid by payment lines.
      Balance: sql`case when ${table.card} is null then ${table.grandTotalAmount} - ${table.settledAmount} when exists (
        select from payment where payment.order_summary_id = ${table.orderSummaryId}
        and (payment.status in ('Captured', 'RefundDue') or exists (
          select from payment_refund refund where refund.payment_id = payment.id and refund.status = 'Refunded')))
        then 0 else ${table.grandTotalAmount} end`,
    }),
  }),
  defineStoredObject(invoiceLine, {
    table: billingDocumentLine,
    rows: lineOfKind('Invoice'),
    columns: (table) => ({ ...toLineColumns(table), InvoiceId: table.documentId }),
  }),
  defineStoredObject(paymentLineInvoice, {
    table: paymentLine,
    columns: (table) => ({
      ...toSystemColumns({ id: table.id, createdAt: table.createdAt, updatedAt: table.createdAt }),
      InvoiceId: table.invoiceId,
      Type: table.type,
      Amount: table.amount,
      BalanceBefore__c: table.balanceBefore,
      EffectiveDate: sql`(${table.effectiveOn}::timestamp at time zone 'UTC')`,
      Comments: table.comments,
      AssociatedPaymentLineId: table.reversedLineId,
      CreditMemoId__c: table.creditMemoId,
      HasBeenUnapplied: sql`exists (select from payment_line reversal where reversal.reversed_line_id = ${table.id})`,
    }),
    create: (tx, values) =>
      createPaymentLine(tx, {
        invoiceId: values.InvoiceId,
        type: values.Type === 'Unapplied' ? 'Unapplied' : 'Applied',
        amount: values.Amount,
        balanceBefore: values.BalanceBefore__c ?? null,
        effectiveOn: new Date(values.EffectiveDate).toISOString().slice(0, 10),
        comments: values.Comments ?? null,
        reversedLineId: values.AssociatedPaymentLineId ?? null,
      }),
  }),
  defineStoredObject(creditMemo, {
    table: billingDocument,
    rows: ofKind('CreditMemo'),
    columns: (table) => ({
      ...toDocumentColumns(table),
      CreditDate: table.issuedAt,
      RefundedAmount__c: sql`coalesce((
        select sum(refund.amount) from payment_refund refund
        where refund.credit_memo_id = ${table.id} and refund.status = 'Refunded'), 0)`,
    }),
  }),
  defineStoredObject(creditMemoLine, {
    table: billingDocumentLine,
    rows: lineOfKind('CreditMemo'),
    columns: (table) => ({ ...toLineColumns(table), CreditMemoId: table.documentId }),
  }),
]

function toDocumentColumns(table: typeof billingDocument) {
  return {
    ...toSystemColumns({ id: table.id, createdAt: table.createdAt, updatedAt: table.createdAt }),
    DocumentNumber: table.number,
    ReferenceEntityId: table.orderSummaryId,
    Status: sql`'Posted'::text`,
    CurrencyIsoCode: table.currencyIsoCode,
    TotalChargeAmount: sql`(${table.grandTotalAmount} - ${table.taxAmount})`,
    TotalTaxAmount: table.taxAmount,
    TotalAmountWithTax: table.grandTotalAmount,
  }
}

function toLineColumns(table: typeof billingDocumentLine) {
  const time = sql`(
    select created_at from billing_document where billing_document.id = ${table.documentId})`
  return {
    Id: table.id,
    IsDeleted: sql`false`,
    CreatedDate: time,
    LastModifiedDate: time,
    SystemModstamp: time,
    Product2Id: readProductId(table.orderItemId),
    OrderItemSummaryId__c: table.orderItemId,
    Quantity: table.quantity,
    UnitPrice: table.unitPrice,
    // Without the tax where the price includes it.
    ChargeAmount: sql`(${table.totalPrice} + ${table.addedTax} - ${table.totalTax})`,
    TaxAmount: table.totalTax,
    TaxRate: table.taxRatePercent,
    DeliveryAmount__c: table.deliveryAmount,
  }
}

function readProductId(orderItemId: AnyColumn) {
  return sql`(select product_id from order_item where order_item.id = ${orderItemId})`
}
