import { data, redirect } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/builder-pages.js'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import type { ShopContext } from '../shop-context.ts'
import { builderLinks } from './builder-links.ts'
import { parsePagePath } from './parse-page-path.ts'

/** A deleted page that could not be restored, with the values that were entered and the error. */
export interface RestoreFailure {
  readonly pageId: string
  readonly title: string
  readonly path: string
  readonly message: string
  /** Whether the page could be restored at another path. */
  readonly isAboutPath: boolean
}

/**
 * Restores the deleted page with the `pageId` of a form, at the path `path` or else its former one, and redirects to
 * the list of its kind, or to the theme.
 */
export async function restorePage({ builder, cookies }: Pick<ShopContext, 'builder' | 'cookies'>, form: FormData) {
  const [pageId, title, newPath] = [
    readTextField(form, 'pageId'),
    readTextField(form, 'title'),
    readTextField(form, 'path'),
  ]
  const path = newPath || readTextField(form, 'formerPath')
  const toFailure = (message: string, status: number) =>
    data<RestoreFailure>(
      { pageId, title, path, message, isAboutPath: status !== 404 && path.startsWith('/') },
      { status },
    )
  const parsedPath = newPath === '' ? null : parsePagePath(newPath)
  if (parsedPath !== null && 'error' in parsedPath) return toFailure(parsedPath.error, 422)
  const restoreResult = await callAndCatchClientError(() => builder.undeleteBuilderPage(pageId, parsedPath ?? {}))
  if (!restoreResult.ok) return toFailure(restoreResult.error.message, restoreResult.error.status)
  setFlash(cookies, { tone: 'success', message: messages.pageRestored({ title: restoreResult.value.title }) })
  return redirect(builderLinks.listOf(restoreResult.value.kind))
}
