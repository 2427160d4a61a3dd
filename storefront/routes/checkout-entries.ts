import { data } from 'react-router'
import { findEntryErrors, saveOrderEntries } from '../checkout/order-entries.ts'
import { requireShopper } from '../checkout/require-shopper.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import { readTextField } from '../session/form-text.ts'
import { readForm } from '../session/read-form.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/checkout-entries.ts'

/** Saves what has been entered so far in the form that places the order; too long entries are not saved. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const shop = context.get(shopContext)
  await requireShopper(shop, request)
  const form = await readForm(request)
  const checkoutId = readTextField(form, 'checkoutId')
  if (checkoutId === '') throw data(null, { status: 400 })
  const isSaved =
    findEntryErrors(form).length === 0 &&
    (
      await callAndCatchClientError(async () => {
        const { checkout } = await shop.client.checkouts.get(checkoutId)
        await saveOrderEntries(shop, checkout, form)
      })
    ).ok
  // The checkout may have been ordered meanwhile, which its page finds out by itself.
  return new Response(null, { status: isSaved ? 204 : 409 })
}
