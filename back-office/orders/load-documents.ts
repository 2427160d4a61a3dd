import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { getFieldText, getRecordId, type StoredRecord } from '../records/field-value.ts'
import { formatId } from '../records/soql-literal.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'

/** An invoice or a credit memo of an order. Amounts are decimal strings in the currency of the order. */
export interface OrderDocument {
  readonly id: string
  readonly number: string
  readonly createdDate: string
  readonly total: string
  /** How an invoice stands; null for a credit memo. */
  readonly account: InvoiceAccount | null
}

/** How an invoice stands, and what was entered for it. */
export interface InvoiceAccount {
  readonly balance: string
  readonly dueDate: string | null
  readonly paidDate: string | null
  readonly isOverdue: boolean
  readonly lines: readonly PaymentLine[]
  /** The day in UTC on which this was read: the one that a payment has unless another is typed. */
  readonly readOn: string
}

/** A payment of an invoice, what a credit memo took off it, or a reversal. */
export interface PaymentLine {
  readonly id: string
  readonly isReversal: boolean
  /** Whether a credit memo has settled it. */
  readonly isCredit: boolean
  readonly amount: string
  readonly date: string
  readonly reference: string | null
  /** Whether it can be taken back. */
  readonly canBeTakenBack: boolean
}

const DOCUMENT_FIELDS = 'Id, DocumentNumber, CreatedDate, TotalAmountWithTax'

/** Loads the invoices of an order with what was paid for them, and its credit memos. */
export async function loadDocuments(staff: StaffClient, orderId: string): Promise<readonly OrderDocument[]> {
  const query = async (q: string) => (await awaitOrErrorPage(staff.query(q))).records
  const where = `WHERE ReferenceEntityId = ${formatId(orderId)} ORDER BY CreatedDate`
  const [invoices, creditMemos, lines] = await Promise.all([
    query(`SELECT ${DOCUMENT_FIELDS}, Balance, DueDate, PaidDate__c, IsOverdue__c FROM Invoice ${where}`),
    query(`SELECT ${DOCUMENT_FIELDS} FROM CreditMemo ${where}`),
    query(
      `SELECT Id, InvoiceId, Type, Amount, EffectiveDate, Comments, CreditMemoId__c, HasBeenUnapplied FROM PaymentLineInvoice WHERE Invoice.ReferenceEntityId = ${formatId(orderId)} ORDER BY CreatedDate`,
    ),
  ])
  return [
    ...invoices.map((invoice) => ({ ...toDocument(invoice), account: toAccount(invoice, lines) })),
    ...creditMemos.map((memo) => ({ ...toDocument(memo), account: null })),
  ]
}

function toDocument(record: StoredRecord) {
  return {
    id: getRecordId(record),
    number: getFieldText(record, 'DocumentNumber') ?? '',
    createdDate: getFieldText(record, 'CreatedDate') ?? '',
    total: getFieldText(record, 'TotalAmountWithTax') ?? '0',
  }
}

function toAccount(invoice: StoredRecord, lines: readonly StoredRecord[]): InvoiceAccount {
  return {
    balance: getFieldText(invoice, 'Balance') ?? '0',
    dueDate: getFieldText(invoice, 'DueDate'),
    paidDate: getFieldText(invoice, 'PaidDate__c'),
    isOverdue: getFieldText(invoice, 'IsOverdue__c') === 'true',
    lines: lines.filter((line) => getFieldText(line, 'InvoiceId') === getRecordId(invoice)).map(toLine),
    readOn: new Date().toISOString().slice(0, 10),
  }
}

function toLine(line: StoredRecord): PaymentLine {
  const isReversal = getFieldText(line, 'Type') === 'Unapplied'
  const isCredit = getFieldText(line, 'CreditMemoId__c') !== null
  const isTakenBack = getFieldText(line, 'HasBeenUnapplied') === 'true'
  return {
    id: getRecordId(line),
    isReversal,
    amount: getFieldText(line, 'Amount') ?? '0',
    date: (getFieldText(line, 'EffectiveDate') ?? '').slice(0, 10),
    reference: getFieldText(line, 'Comments'),
    isCredit,
    canBeTakenBack: !isReversal && !isTakenBack && !isCredit,
  }
}
