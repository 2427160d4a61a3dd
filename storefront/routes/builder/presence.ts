import * as messages from '@hydrant/messages/compiled/storefront/builder.js'
import { readTextField } from '../../session/form-text.ts'
import { readForm } from '../../session/read-form.ts'
import { callAndCatchClientError } from '../../session/error-view.ts'
import { createErrorResponse } from '../../shell/page-errors.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/presence.ts'

/**
 * Records that an editor has a page open, or (`intent=close`) has closed it; responds with the page's status and the
 * other open editors as JSON. The API alone checks the user: reading the session here would extend it for as long as an
 * editor is left open.
 */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { builder } = context.get(shopContext)
  const form = await readForm(request)
  const windowId = readTextField(form, 'window')
  if (windowId === '') throw createErrorResponse(400, messages.windowUnknown())
  const isClosing = readTextField(form, 'intent') === 'close'
  const result = await callAndCatchClientError(async () =>
    isClosing
      ? builder.reportPageClosed(params.pageId, windowId).then(() => null)
      : builder.reportPageOpen(params.pageId, windowId),
  )
  const headers = { 'cache-control': 'no-store' }
  if (result.ok) return Response.json(result.value, { headers })
  const { code, message, status } = result.error
  return Response.json([{ errorCode: code, message }], { status, headers })
}
