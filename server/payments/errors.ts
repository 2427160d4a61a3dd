import type { Refusal } from '@hydrant/kernel/outcome/outcome.ts'

/** Why a payment is not agreed to. */
export const paymentRefusals = {
  noPurchaseOrderNumber: { code: 'INVALID_API_INPUT', message: 'Enter a purchase order number.', status: 422 },
  unsupportedMethod: { code: 'INVALID_OPERATION', message: 'This store takes purchase orders only.', status: 422 },
} as const satisfies Record<string, Refusal>
