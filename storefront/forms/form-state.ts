import type { FormReceipt } from '@hydrant/contract/shop/forms.ts'
import type { StoredPage } from '@hydrant/contract/shop/content.ts'
import { listForms } from '@hydrant/page-model/forms/find-form.ts'
import { withFallbackOn4xx, withFallback } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'

/** What the forms of a page need to be sent, and the receipt of the form that was just sent. */
export interface FormState {
  readonly path: string
  readonly version: number
  /** The idempotency key of one form: a retry creates no second request. */
  readonly submissionKey: string
  readonly receipt: Pick<FormReceipt, 'formId' | 'referenceNumber' | 'confirmation'> | null
  /** The details of the visitor that the shop has, by HTML autocomplete name. */
  readonly visitorValues: Readonly<Record<string, string>>
}

/** The query parameter with the reference number of the receipt to show. */
const RECEIPT_PARAM = 'received'

/** Loads the state of a page's forms; null when the page has no forms. */
export async function loadFormState(
  shop: Pick<ShopContext, 'client' | 'reportError'>,
  page: StoredPage,
  request: Request,
): Promise<FormState | null> {
  if (listForms(page.document).length === 0) return null
  const requestedReceipt = new URL(request.url).searchParams.get(RECEIPT_PARAM)
  const [receipt, session] = await Promise.all([
    requestedReceipt ? withFallbackOn4xx(shop.client.forms.receipt(requestedReceipt.slice(0, 40)), null) : null,
    withFallback(shop, shop.client.getSessionContext(), null),
  ])
  const { firstName = '', lastName = '', email = '' } = session?.profile ?? {}
  return {
    path: page.path,
    version: page.version,
    submissionKey: crypto.randomUUID(),
    receipt:
      receipt?.path === page.path
        ? { formId: receipt.formId, referenceNumber: receipt.referenceNumber, confirmation: receipt.confirmation }
        : null,
    visitorValues: { name: `${firstName} ${lastName}`.trim(), email, organization: session?.accountName ?? '' },
  }
}
