import { redirect } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/builder-pages.js'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import { createErrorResponse } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { builderLinks } from './builder-links.ts'
import { parsePageKind } from './load-pages.ts'

/**
 * Deletes the page, page slot or saved section in the field `pageId` and redirects to the list of its `kind`, which offers to
 * restore it.
 */
export async function deletePage({ builder, cookies }: ShopContext, form: FormData): Promise<Response> {
  if (readTextField(form, 'intent') !== 'delete') throw createErrorResponse(400, messages.changeUnknown())
  const pageId = readTextField(form, 'pageId')
  const deleteResult = await callAndCatchClientError(() => builder.deleteBuilderPage(pageId))
  const list = builderLinks.listOf(parsePageKind(readTextField(form, 'kind')))
  if (deleteResult.ok) return redirect(`${list}${list.includes('?') ? '&' : '?'}deleted=${encodeURIComponent(pageId)}`)
  setFlash(cookies, { tone: 'error', message: deleteResult.error.message })
  return redirect(list)
}
