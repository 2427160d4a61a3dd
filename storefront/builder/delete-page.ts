import { redirect } from 'react-router'
import { leaveFlash } from '../session/flash.ts'
import { textOf } from '../session/form-text.ts'
import { tryCall } from '../session/refusal.ts'
import { pageRefusal } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'
import { builderLinks } from './builder-links.ts'

/** Deletes the page that a form names, by the field `intent`, and leads to the list, which offers to put it back. */
export async function deletePage({ builder, cookies }: ShopContext, form: FormData): Promise<Response> {
  if (textOf(form, 'intent') !== 'delete')
    throw pageRefusal(400, 'The form did not say what to do with the page. Go back and try again.')
  const pageId = textOf(form, 'pageId')
  const deleted = await tryCall(() => builder.pages.delete(pageId))
  if (deleted.ok) return redirect(`${builderLinks.pages()}?deleted=${encodeURIComponent(pageId)}`)
  leaveFlash(cookies, { tone: 'error', message: deleted.refusal.message })
  return redirect(builderLinks.pages())
}
