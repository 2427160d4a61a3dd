import { isResponseError } from '@hydrant/client/errors.ts'
import type { AccountInvoice, AccountInvoices, OpenBalance } from '@hydrant/contract/shop/invoices.ts'
import { formatDate } from '@hydrant/kernel/locale/format-date.ts'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/invoices.js'
import type { ShopContext } from '../shop-context.ts'

const STATES = ['All', 'Open', 'Overdue'] as const
type InvoiceState = (typeof STATES)[number]

/** The longest text that invoices are searched for, as the API has it. */
export const MAX_INVOICE_SEARCH_LENGTH = 100

/** A page of the invoices of an account. */
export interface InvoicesView {
  readonly search: string
  readonly state: InvoiceState
  readonly rows: readonly InvoiceRow[]
  /** What is left to pay of all invoices, a sentence for each currency. */
  readonly balances: readonly string[]
  readonly nextPage: string | null
  readonly previousPage: string | null
}

/** An invoice in the list, in texts. */
export interface InvoiceRow {
  readonly id: string
  readonly number: string
  readonly orderId: string
  readonly orderNumber: string
  readonly purchaseOrderNumber: string
  readonly date: string
  readonly total: string
  /** How it stands: what is left to pay and until when, or when it was settled. */
  readonly standing: string
  readonly isOverdue: boolean
}

/**
 * Loads a page of the invoices of the effective account as the URL asks for it. Values that are none get their defaults,
 * and a page token that is none the first page.
 */
export async function loadInvoices(
  { buyer }: Pick<ShopContext, 'buyer'>,
  params: URLSearchParams,
): Promise<InvoicesView> {
  const search = (params.get('q') ?? '').trim().slice(0, MAX_INVOICE_SEARCH_LENGTH)
  const state = STATES.find((known) => known === params.get('state')) ?? 'All'
  const query = { state, ...(search !== '' && { q: search }) }
  const read = await readPageOrFirst(buyer, query, params.get('page'))
  return {
    search,
    state,
    rows: read.invoices.map(toRow),
    balances: read.openBalances.map(describeBalance),
    nextPage: read.nextPageToken,
    previousPage: read.previousPageToken,
  }
}

/** Loads what is left to pay of all invoices of the effective account, a sentence for each currency. */
export async function loadOpenBalances({ buyer }: Pick<ShopContext, 'buyer'>): Promise<readonly string[]> {
  return (await buyer.listInvoices({ state: 'Open', pageSize: 1 })).openBalances.map(describeBalance)
}

async function readPageOrFirst(
  buyer: ShopContext['buyer'],
  query: { readonly state: InvoiceState; readonly q?: string },
  pageToken: string | null,
): Promise<AccountInvoices> {
  if (pageToken === null) return buyer.listInvoices(query)
  try {
    return await buyer.listInvoices({ ...query, pageToken })
  } catch (error) {
    if (!isResponseError(error) || error.status !== 400) throw error
    return buyer.listInvoices(query)
  }
}

function describeBalance({ currencyIsoCode, openCount, balance, overdueCount, overdueBalance }: OpenBalance): string {
  const open = messages.openInvoices({ count: openCount, amount: formatMoney(balance, currencyIsoCode) })
  if (overdueCount === 0) return open
  const overdue = messages.overdueOfThem({ count: overdueCount, amount: formatMoney(overdueBalance, currencyIsoCode) })
  return `${open} ${overdue}`
}

function toRow(invoice: AccountInvoice): InvoiceRow {
  return {
    id: invoice.documentId,
    number: invoice.number,
    orderId: invoice.orderSummaryId,
    orderNumber: invoice.orderNumber,
    purchaseOrderNumber: invoice.purchaseOrderNumber ?? '',
    date: formatDate(invoice.issuedDate.slice(0, 10), 'medium'),
    total: formatMoney(invoice.grandTotalAmount, invoice.currencyIsoCode),
    standing: describeStanding(invoice),
    isOverdue: invoice.isOverdue,
  }
}

function describeStanding({ paidByCard, settledDate, balance, dueDate, currencyIsoCode }: AccountInvoice): string {
  if (paidByCard) return messages.paidByCard()
  if (settledDate !== null) return messages.settledOn({ date: formatDate(settledDate.slice(0, 10), 'medium') })
  const amount = formatMoney(balance, currencyIsoCode)
  return dueDate === null
    ? messages.leftToPay({ amount })
    : messages.leftToPayUntil({ amount, date: formatDate(dueDate.slice(0, 10), 'medium') })
}
