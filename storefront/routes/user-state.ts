import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/user-state.ts'

/** Tells a page in the browser who its visitor is: no more than whether they are a guest, and a buyer's user id. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { guestUser, userId } = await context.get(shopContext).client.session.context()
  return Response.json({ guestUser, userId: guestUser ? '' : userId }, { headers: { 'cache-control': 'no-store' } })
}
