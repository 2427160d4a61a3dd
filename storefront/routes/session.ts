import type { Route } from './+types/session.ts'
import type { SessionState } from '@hydrant/contract/shop/session.ts'
import { tryCall } from '../session/refusal.ts'
import { shopContext } from '../shop-context.ts'

/** Says how long the visitor's session lasts, and leaves its end where it is. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { client } = context.get(shopContext)
  return tell(() => client.session.state())
}

/** Begins the idle time of the visitor's session anew, and says how long it lasts then. */
export async function action({ context }: Route.ActionArgs): Promise<Response> {
  const { client } = context.get(shopContext)
  return tell(() => client.session.extend())
}

async function tell(ask: () => Promise<SessionState>): Promise<Response> {
  const told = await tryCall(ask)
  const headers = { 'cache-control': 'no-store' }
  if (told.ok) return Response.json(told.value, { headers })
  const { code, message, status } = told.refusal
  return Response.json([{ errorCode: code, message }], { status, headers })
}
