import Type, { type Static } from 'typebox'
import { BUYER_ROUTES } from '../buyer-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { PAGE_SIZE_25 } from '../shared/limits.ts'
import { DecimalString } from '../shared/money.ts'
import { createPageSizeSchema, PageToken, TOKEN_PAGE } from '../shared/page.ts'
import { ACCOUNT_QUERY, OPEN, WEBSTORE_PARAMS } from '../shared/request.ts'
import { Choice, CurrencyCode, Nullable, Timestamp, withDefault } from '../shared/schema.ts'

/** Which invoices are listed: all, those with something left to pay, and those of them whose day has passed. */
const INVOICE_STATES = ['All', 'Open', 'Overdue'] as const

/** An invoice of an account. Amounts are in its currency. */
export const AccountInvoice = Type.Object({
  documentId: Type.String(),
  number: Type.String(),
  orderSummaryId: Type.String(),
  orderNumber: Type.String(),
  purchaseOrderNumber: Nullable(Type.String()),
  issuedDate: Timestamp,
  /** Until when it is to be paid; null without terms of payment, and when a card pays it. */
  dueDate: Nullable(Timestamp),
  /** When nothing was left to pay; null while something is. */
  settledDate: Nullable(Timestamp),
  grandTotalAmount: DecimalString,
  /** What is left to pay; 0 of an invoice that a card pays. */
  balance: DecimalString,
  isOverdue: Type.Boolean(),
  paidByCard: Type.Boolean(),
  currencyIsoCode: CurrencyCode,
})
export type AccountInvoice = Static<typeof AccountInvoice>

/** What an account owes in one currency. */
export const OpenBalance = Type.Object({
  currencyIsoCode: CurrencyCode,
  openCount: Type.Integer(),
  balance: DecimalString,
  overdueCount: Type.Integer(),
  overdueBalance: DecimalString,
})
export type OpenBalance = Static<typeof OpenBalance>

/** A page of invoices, and what is left to pay of all of them, by currency; nothing of a currency without debts. */
export const AccountInvoices = Type.Object({
  count: Type.Integer(),
  total: Type.Integer(),
  invoices: Type.Array(AccountInvoice),
  openBalances: Type.Array(OpenBalance),
  ...TOKEN_PAGE,
})
export type AccountInvoices = Static<typeof AccountInvoices>

/**
 * Lists the invoices of the effective account; of a buyer without an account, their own. The newest come first; open ones,
 * those that are due first.
 */
export const listInvoices = defineEndpoint({
  ...BUYER_ROUTES.listInvoices,
  summary: 'Invoices of the account',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(
    {
      ...ACCOUNT_QUERY,
      state: withDefault(Choice(INVOICE_STATES), 'All'),
      /** What the number of the invoice, the order or the purchase order contains. */
      q: Type.Optional(Type.String({ maxLength: 100 })),
      pageSize: createPageSizeSchema(PAGE_SIZE_25),
      pageToken: PageToken,
    },
    OPEN,
  ),
  responses: { 200: AccountInvoices },
  guests: 'refused',
  errors: ['WEBSTORE_NOT_FOUND', 'INVALID_SESSION_ID', 'EFFECTIVE_ACCOUNT_NOT_FOUND', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
})
