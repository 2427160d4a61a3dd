import { done, refused } from '@hydrant/kernel/outcome/outcome.ts'
import { paymentRefusals } from './errors.ts'
import type { PaymentMethod } from './payment-method.ts'

/** Payment by invoice under the buyer's purchase order: its number is recorded, no money moves. */
export const purchaseOrder: PaymentMethod = {
  agree: async ({ token }) => {
    const purchaseOrderNumber = token.trim()
    return purchaseOrderNumber === '' ? refused(paymentRefusals.noPurchaseOrderNumber) : done({ status: 'Recorded', purchaseOrderNumber, gatewayReference: null })
  },
}
