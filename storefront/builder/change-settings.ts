import { data, redirect } from 'react-router'
import { leaveFlash } from '../session/flash.ts'
import { textOf } from '../session/form-text.ts'
import type { ShopContext } from '../shop-context.ts'
import { builderLinks } from './builder-links.ts'
import { changePage, type PageChange } from './change-page.ts'

/** A change that was refused, and what was filled in. */
export interface RefusedSettings {
  readonly intent: string
  readonly refused: Extract<PageChange, { readonly ok: false }>
  readonly filledIn: { readonly title: string; readonly description: string; readonly path: string }
}

/** Changes a page by one of the forms of its settings, and leads back to them or tells what stands in the way. */
export async function changeSettings(shop: ShopContext, pageId: string, form: FormData) {
  const change = await changePage(shop, pageId, form)
  if (!change.ok) {
    const filledIn = {
      title: textOf(form, 'title'),
      description: textOf(form, 'description'),
      path: textOf(form, 'path'),
    }
    return data<RefusedSettings>(
      { intent: textOf(form, 'intent'), refused: change, filledIn },
      { status: change.status },
    )
  }
  leaveFlash(shop.cookies, { tone: 'success', message: change.told })
  return redirect(builderLinks.pageSettings(pageId))
}
