import type { IncomingMessage } from 'node:http'
import { PURCHASE_ORDER_FILE_BYTES } from '@hydrant/contract/shared/limits.ts'
import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { receivePrivateFile } from '../media/upload/service.ts'
import { deletePurchaseOrderFile, savePurchaseOrderFile } from '../orders/purchase-order-file/service.ts'
import type { PaymentDeps } from '../payments/service.ts'
import { type CheckoutRef, lockAndRepriceOpenCheckout } from './lock-checkout.ts'

/**
 * Attaches the file of the purchase order to an open checkout, instead of the one before. Returns an error for a checkout
 * that is not the shopper's, and for a file that is too large, broken, or neither a PDF nor an image.
 */
export async function attachPurchaseOrderFile(
  { database }: PaymentDeps,
  shopper: Shopper,
  {
    ref,
    fileName,
    incoming,
  }: { readonly ref: CheckoutRef; readonly fileName: string; readonly incoming: IncomingMessage },
): Promise<Result<{ readonly fileName: string }>> {
  const file = await receivePrivateFile(incoming, { maxBytes: PURCHASE_ORDER_FILE_BYTES })
  if (!file.ok) return file
  const { mimeType, body } = file.value
  return database.transaction(async (tx) => {
    const locked = await lockAndRepriceOpenCheckout(tx, shopper, ref)
    if (!locked.ok) return locked
    await savePurchaseOrderFile(tx, { checkoutId: locked.value.checkout.id, fileName, mimeType, body })
    return ok({ fileName })
  })
}

/** Takes the file of the purchase order off an open checkout, if there is one. */
export function removePurchaseOrderFile(
  { database }: PaymentDeps,
  shopper: Shopper,
  ref: CheckoutRef,
): Promise<Result<null>> {
  return database.transaction(async (tx) => {
    const locked = await lockAndRepriceOpenCheckout(tx, shopper, ref)
    if (!locked.ok) return locked
    await deletePurchaseOrderFile(tx, locked.value.checkout.id)
    return ok(null)
  })
}
