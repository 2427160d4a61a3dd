import { data, redirect } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/builder-pages.js'
import { setFlash } from '../session/flash.ts'
import { textOf } from '../session/form-text.ts'
import { toResult } from '../session/error-view.ts'
import type { ShopContext } from '../shop-context.ts'
import { builderLinks } from './builder-links.ts'
import { parsePageAddress } from './page-address.ts'

/** A deleted page that could not be restored, with the values that were entered and the error. */
export interface RestoreFailure {
  readonly pageId: string
  readonly title: string
  readonly path: string
  readonly message: string
  /** Whether another address would help. */
  readonly isAboutAddress: boolean
}

/**
 * Restores the deleted page that a form names by `pageId`, at the address `path` or else its former one, and redirects
 * to the list of pages.
 */
export async function restorePage({ builder, cookies }: Pick<ShopContext, 'builder' | 'cookies'>, form: FormData) {
  const [pageId, title, newPath] = [textOf(form, 'pageId'), textOf(form, 'title'), textOf(form, 'path')]
  const toFailure = (message: string, status: number) =>
    data<RestoreFailure>(
      { pageId, title, path: newPath || textOf(form, 'formerPath'), message, isAboutAddress: status !== 404 },
      { status },
    )
  const address = newPath === '' ? null : parsePageAddress(newPath)
  if (address !== null && 'error' in address) return toFailure(address.error, 422)
  const restored = await toResult(() => builder.pages.undelete(pageId, address ?? {}))
  if (!restored.ok) return toFailure(restored.error.message, restored.error.status)
  setFlash(cookies, { tone: 'success', message: messages.pageRestored({ title: restored.value.title }) })
  return redirect(builderLinks.pages())
}
