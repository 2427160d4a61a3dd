import { redirect } from 'react-router'
import { leaveFlash } from '../session/flash.ts'
import { textOf } from '../session/form-text.ts'
import { tryCall } from '../session/refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { builderLinks } from './builder-links.ts'

/** Makes the version that a form names the draft, unless somebody has changed the draft since the form was made. */
export async function restoreVersion(
  { builder, cookies }: ShopContext,
  pageId: string,
  form: FormData,
): Promise<Response> {
  const version = Number(textOf(form, 'version'))
  const restored = await tryCall(() =>
    builder.pages.restore(pageId, { version, revision: Number(textOf(form, 'revision')) }),
  )
  leaveFlash(
    cookies,
    restored.ok
      ? { tone: 'success', message: `Version ${version} is the draft now. Visitors see it when it is published.` }
      : { tone: 'error', message: restored.refusal.message },
  )
  return redirect(restored.ok ? builderLinks.page(pageId) : builderLinks.versions(pageId))
}
