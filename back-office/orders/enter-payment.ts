import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { toPlainDecimalOrNull } from '@hydrant/kernel/locale/format-decimal.ts'
import { readText } from '../shell/form-text.ts'

/**
 * Enters the payment of an invoice that a form describes. It is refused when the invoice has another balance than the
 * form was made for: somebody has entered one meanwhile, or the form itself was sent before.
 */
export async function enterPayment(staff: StaffClient, form: FormData): Promise<void> {
  const amount = readText(form, 'Amount')
  await staff.createRecord('PaymentLineInvoice', {
    InvoiceId: readText(form, 'invoiceId'),
    Type: 'Applied',
    Amount: toPlainDecimalOrNull(amount) ?? amount,
    BalanceBefore__c: readText(form, 'balance') || null,
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
