import { textOf } from '../../session/form-text.ts'
import { readForm } from '../../session/read-form.ts'
import { tryCall } from '../../session/refusal.ts'
import { pageRefusal } from '../../shell/refusals.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/presence.ts'

/**
 * An editor says that it has a page open, or (`intent=close`) no more, and hears how the page stands and who else has
 * it open; answers with JSON. Who that is, the API alone decides: to read it here would be a use of the session, which
 * would never end while an editor is left open.
 */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { pages } = context.get(shopContext).builder
  const form = await readForm(request)
  const windowId = textOf(form, 'window')
  if (windowId === '') throw pageRefusal(400, 'The editor did not say which window it is in.')
  const isClosing = textOf(form, 'intent') === 'close'
  const told = await tryCall(async () =>
    isClosing ? pages.tellClosed(params.pageId, windowId).then(() => null) : pages.tellOpen(params.pageId, windowId),
  )
  const headers = { 'cache-control': 'no-store' }
  if (told.ok) return Response.json(told.value, { headers })
  const { code, message, status } = told.refusal
  return Response.json([{ errorCode: code, message }], { status, headers })
}
