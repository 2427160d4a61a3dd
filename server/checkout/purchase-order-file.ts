import type { IncomingMessage } from 'node:http'
import { PURCHASE_ORDER_FILE_BYTES, PURCHASE_ORDER_FILES_PER_BUYER } from '@hydrant/contract/shared/limits.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { receivePrivateFile } from '../media/upload/service.ts'
import {
  countFilesOfOpenCheckouts,
  deletePurchaseOrderFile,
  savePurchaseOrderFile,
} from '../orders/purchase-order-file/service.ts'
import type { PaymentDeps } from '../payments/service.ts'
import { checkoutErrors } from './errors.ts'
import { type CheckoutRef, lockAndRepriceOpenCheckout, type LockedCheckout } from './lock-checkout.ts'
import type { Transaction } from './store.ts'

/**
 * Attaches the file of the purchase order to an open checkout, instead of the one before. Returns an error for a checkout
 * that is not the shopper's, for one file too many, and for a file that is too large, broken, or neither a PDF nor an image.
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
  // Before the body is read, and once more when it is stored: reading takes a while.
  const allowed = await database.transaction((tx) => lockCheckoutForFile(tx, shopper, ref))
  if (!allowed.ok) return allowed
  const file = await receivePrivateFile(incoming, { maxBytes: PURCHASE_ORDER_FILE_BYTES })
  if (!file.ok) return file
  const { mimeType, body } = file.value
  return database.transaction(async (tx) => {
    const locked = await lockCheckoutForFile(tx, shopper, ref)
    if (!locked.ok) return locked
    await savePurchaseOrderFile(tx, { checkoutId: locked.value.checkout.id, fileName, mimeType, body })
    return ok({ fileName })
  })
}

/** Locks an open checkout; an error when the shopper has attached files to as many others as one can. */
async function lockCheckoutForFile(
  tx: Transaction,
  shopper: Shopper,
  ref: CheckoutRef,
): Promise<Result<LockedCheckout>> {
  const locked = await lockAndRepriceOpenCheckout(tx, shopper, ref)
  if (!locked.ok) return locked
  const owner = { userId: shopper.userId, exceptCheckoutId: locked.value.checkout.id }
  const isFull = (await countFilesOfOpenCheckouts(tx, owner)) >= PURCHASE_ORDER_FILES_PER_BUYER
  return isFull ? err(checkoutErrors.tooManyFiles) : locked
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
