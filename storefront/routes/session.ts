import type { Route } from './+types/session.ts'
import type { SessionState } from '@hydrant/contract/shop/session.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import { shopContext } from '../shop-context.ts'

/** Returns the times of the visitor's session without extending it. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { client } = context.get(shopContext)
  return respondWithSession(() => client.getSession())
}

/** Extends the visitor's session and returns its new times. */
export async function action({ context }: Route.ActionArgs): Promise<Response> {
  const { client } = context.get(shopContext)
  return respondWithSession(() => client.extendSession())
}

async function respondWithSession(loadOrExtend: () => Promise<SessionState>): Promise<Response> {
  const result = await callAndCatchClientError(loadOrExtend)
  const headers = { 'cache-control': 'no-store' }
  if (result.ok) return Response.json(result.value, { headers })
  const { code, message, status } = result.error
  return Response.json([{ errorCode: code, message }], { status, headers })
}
