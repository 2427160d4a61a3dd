import { callAndCatchClientError } from '../session/error-view.ts'
import type { ShopContext } from '../shop-context.ts'

/** The name of the form's field with the file of the purchase order. */
export const FILE_FIELD = 'purchaseOrderFile'

/** Whether a form has a chosen file. */
export function hasChosenFile(form: FormData): boolean {
  const file = form.get(FILE_FIELD)
  return file instanceof File && file.name !== '' && file.size > 0
}

/** Attaches the file of a form to a checkout, if one was chosen. Returns the message of an error, or null. */
export async function attachChosenFile(
  { buyer }: Pick<ShopContext, 'buyer'>,
  checkoutId: string,
  form: FormData,
): Promise<string | null> {
  const file = form.get(FILE_FIELD)
  if (!(file instanceof File) || !hasChosenFile(form)) return null
  // The type that a browser says a file has counts for nothing: the server finds it out from the bytes.
  const body = new Blob([await file.arrayBuffer()], { type: 'application/octet-stream' })
  const query = { fileName: file.name.slice(-255) }
  const attached = await callAndCatchClientError(() => buyer.attachPurchaseOrderFile(checkoutId, body, { query }))
  return attached.ok ? null : attached.error.message
}
