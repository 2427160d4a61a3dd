import { redirect } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/builder-versions.js'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import type { ShopContext } from '../shop-context.ts'
import { builderLinks } from './builder-links.ts'

/**
 * Makes the version in the field `version` the draft, unless the draft has changed since the form was loaded. Sets a
 * flash message and redirects to the editor, or to the versions when it failed.
 */
export async function restoreVersionAsDraft(
  { builder, cookies }: ShopContext,
  pageId: string,
  form: FormData,
): Promise<Response> {
  const version = Number(readTextField(form, 'version'))
  const restoreResult = await callAndCatchClientError(() =>
    builder.restorePageVersion(pageId, String(version), { revision: Number(readTextField(form, 'revision')) }),
  )
  setFlash(
    cookies,
    restoreResult.ok
      ? { tone: 'success', message: messages.restored({ version: String(version) }) }
      : { tone: 'error', message: restoreResult.error.message },
  )
  return redirect(restoreResult.ok ? builderLinks.page(pageId) : builderLinks.versions(pageId))
}
