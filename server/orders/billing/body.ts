import type { AccountInvoice as InvoiceBody, OpenBalance as OpenBalanceBody } from '@hydrant/contract/shop/invoices.ts'
import type { OrderDocument, OrderDocumentFile } from '@hydrant/contract/shop/order.ts'
import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { AccountInvoice, OpenBalance } from './account-invoice-store.ts'
import { calculateBalance } from './balance.ts'
import type { BillingDocument } from './billing.ts'
import type { DocumentFile } from './file/document-file.ts'

/** Converts an invoice or a credit memo into its wire form. */
export function toDocumentBody(document: BillingDocument): OrderDocument {
  return {
    documentId: document.id,
    kind: document.kind,
    number: document.number,
    issuedDate: toTimestamp(document.issuedAt),
    grandTotalAmount: toMoneyText(document.grandTotalAmount, document.currencyIsoCode),
    ...(document.kind === 'Invoice' && document.card === null && { account: toAccountBody(document) }),
  }
}

function toAccountBody(invoice: BillingDocument): NonNullable<OrderDocument['account']> {
  return {
    balance: toMoneyText(calculateBalance(invoice), invoice.currencyIsoCode),
    dueDate: invoice.dueAt === null ? null : toTimestamp(invoice.dueAt),
    paidDate: invoice.settledOn === null ? null : toTimestamp(new Date(invoice.settledOn)),
  }
}

/** Converts the file of an invoice or a credit memo into its wire form. */
export function toFileBody({ fileName, content }: DocumentFile): OrderDocumentFile {
  return { fileName, contentType: 'application/pdf', content: content.toString('base64') }
}

/** Converts an invoice in a list of those of an account into its wire form. */
export function toInvoiceBody(invoice: AccountInvoice): InvoiceBody {
  const { currencyIsoCode, dueAt, settledOn } = invoice
  return {
    documentId: invoice.id,
    number: invoice.number,
    orderSummaryId: invoice.orderSummaryId,
    orderNumber: invoice.orderNumber,
    purchaseOrderNumber: invoice.purchaseOrderNumber,
    issuedDate: toTimestamp(invoice.issuedAt),
    dueDate: dueAt === null ? null : toTimestamp(dueAt),
    settledDate: settledOn === null ? null : toTimestamp(new Date(settledOn)),
    grandTotalAmount: toMoneyText(invoice.grandTotalAmount, currencyIsoCode),
    balance: toMoneyText(invoice.balance, currencyIsoCode),
    isOverdue: invoice.isOverdue,
    paidByCard: invoice.isPaidByCard,
    currencyIsoCode,
  }
}

/** Converts what is left to pay in one currency into its wire form. */
export function toOpenBalanceBody({ balance, overdueBalance, ...rest }: OpenBalance): OpenBalanceBody {
  return {
    ...rest,
    balance: toMoneyText(balance, rest.currencyIsoCode),
    overdueBalance: toMoneyText(overdueBalance, rest.currencyIsoCode),
  }
}
