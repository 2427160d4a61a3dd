import { data, redirect } from 'react-router'
import { leaveFlash } from '../session/flash.ts'
import { textOf } from '../session/form-text.ts'
import { tryCall } from '../session/refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { builderLinks } from './builder-links.ts'
import { readAddress } from './page-address.ts'

/** A deleted page that was not brought back, with what was filled in and why not. */
export interface RefusedReturn {
  readonly pageId: string
  readonly title: string
  readonly path: string
  readonly message: string
  /** Whether another address would help. */
  readonly isAboutAddress: boolean
}

/**
 * Brings back the deleted page that a form names by `pageId`, at the address `path` or, without one, where it was, and
 * leads to the list of pages.
 */
export async function restorePage({ builder, cookies }: Pick<ShopContext, 'builder' | 'cookies'>, form: FormData) {
  const [pageId, title, written] = [textOf(form, 'pageId'), textOf(form, 'title'), textOf(form, 'path')]
  const failed = (message: string, status: number) =>
    data<RefusedReturn>(
      { pageId, title, path: written || textOf(form, 'formerPath'), message, isAboutAddress: status !== 404 },
      { status },
    )
  const address = written === '' ? null : readAddress(written)
  if (address !== null && 'fault' in address) return failed(address.fault, 422)
  const restored = await tryCall(() => builder.pages.undelete(pageId, address ?? {}))
  if (!restored.ok) return failed(restored.refusal.message, restored.refusal.status)
  leaveFlash(cookies, { tone: 'success', message: `“${restored.value.title}” is back.` })
  return redirect(builderLinks.pages())
}
