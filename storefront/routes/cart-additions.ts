import { addToCart } from '../cart/cart-actions.ts'
import { addFeaturedToCart } from '../home/add-featured.ts'
import { readTextField } from '../session/form-text.ts'
import { readForm } from '../session/read-form.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/cart-additions.ts'

/**
 * Adds to the cart what was added on a page while it was offline, with the fields of that page's form. Returns whether it
 * was added, with a message, and whether sending it again may succeed.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const shop = context.get(shopContext)
  const form = await readForm(request)
  const result = await (readTextField(form, 'intent') === 'add-featured' ? addFeaturedToCart : addToCart)(form, shop)
  return Response.json(result, { headers: { 'cache-control': 'no-store' } })
}
