import type { FormReceipt } from '@hydrant/contract/shop/forms.ts'
import type { StoredPage } from '@hydrant/contract/shop/content.ts'
import { listForms } from '@hydrant/kernel/forms/find-form.ts'
import { orElse, orWithout } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'

/** What the forms of a page need to be sent, and what came of the one that was. */
export interface FormDesk {
  readonly path: string
  readonly version: number
  /** Makes one filling-in one request, however often it is sent. */
  readonly submissionKey: string
  readonly receipt: Pick<FormReceipt, 'formId' | 'referenceNumber' | 'confirmation'> | null
  /** What the shop knows of the visitor, by the names that HTML has for it. */
  readonly known: Readonly<Record<string, string>>
}

/** The parameter of an address that names the receipt to be shown. */
const RECEIVED = 'received'

/** Prepares the forms of a page; null when it has none. */
export async function loadFormDesk(
  shop: Pick<ShopContext, 'client' | 'reportError'>,
  page: StoredPage,
  request: Request,
): Promise<FormDesk | null> {
  if (listForms(page.document).length === 0) return null
  const asked = new URL(request.url).searchParams.get(RECEIVED)
  const [receipt, session] = await Promise.all([
    asked ? orElse(shop.client.forms.receipt(asked.slice(0, 40)), null) : null,
    orWithout(shop, shop.client.session.context(), null),
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
    known: { name: `${firstName} ${lastName}`.trim(), email, organization: session?.accountName ?? '' },
  }
}
