import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/user-state.ts'

/** Returns whether the visitor is a guest, and a buyer's user id, for scripts of a cached page. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { guestUser, userId } = await context.get(shopContext).client.getSessionContext()
  return Response.json({ guestUser, userId: guestUser ? '' : userId }, { headers: { 'cache-control': 'no-store' } })
}
