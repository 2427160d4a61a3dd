import type { Route } from './+types/order-document.ts'
import { respondWithDocument } from '../orders/load-document.ts'
import { shopContext } from '../shop-context.ts'

/** Downloads an invoice or a credit memo of an order. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return respondWithDocument(context.get(shopContext), params)
}
