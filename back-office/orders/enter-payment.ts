import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { toPlainDecimalOrNull } from '@hydrant/kernel/locale/format-decimal.ts'
import { getFieldText } from '../records/field-value.ts'
import { formatId } from '../records/soql-literal.ts'
import { readText } from '../shell/form-text.ts'

/** Enters the payment of an invoice that a form describes. */
export async function enterPayment(staff: StaffClient, form: FormData): Promise<void> {
  const amount = readText(form, 'Amount')
  await staff.createRecord('PaymentLineInvoice', {
    InvoiceId: readText(form, 'invoiceId'),
    Type: 'Applied',
    Amount: toPlainDecimalOrNull(amount) ?? amount,
    EffectiveDate: `${readText(form, 'EffectiveDate')}T00:00:00Z`,
    Comments: readText(form, 'Comments') || null,
  })
}

/** Takes a payment back, of today. */
export async function takePaymentBack(staff: StaffClient, form: FormData): Promise<void> {
  await staff.createRecord('PaymentLineInvoice', {
    InvoiceId: readText(form, 'invoiceId'),
    Type: 'Unapplied',
    Amount: readText(form, 'Amount'),
    EffectiveDate: `${new Date().toISOString().slice(0, 10)}T00:00:00Z`,
    AssociatedPaymentLineId: readText(form, 'paymentLineId'),
  })
}

/**
 * Whether the balance of an invoice is not the one that a form for a payment was made for: somebody has entered one
 * meanwhile, or the form itself was sent before.
 */
export async function hasOtherBalance(staff: StaffClient, form: FormData): Promise<boolean> {
  const shown = readText(form, 'balance')
  if (shown === '') return false
  const { records } = await staff.query(
    `SELECT Balance FROM Invoice WHERE Id = ${formatId(readText(form, 'invoiceId'))}`,
  )
  return records[0] !== undefined && getFieldText(records[0], 'Balance') !== shown
}
