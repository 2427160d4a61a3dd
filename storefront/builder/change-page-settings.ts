import { data, redirect } from 'react-router'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import type { ShopContext } from '../shop-context.ts'
import { builderLinks } from './builder-links.ts'
import { changePage, type PageChange } from './change-page.ts'

/** A failed change with the values that were entered. */
export interface PageSettingsFailure {
  readonly intent: string
  readonly failure: Extract<PageChange, { readonly ok: false }>
  readonly enteredValues: { readonly title: string; readonly description: string; readonly path: string }
}

/**
 * Changes a page as one of the forms on its settings page says; redirects back to the settings, or returns why the
 * change failed.
 */
export async function changePageSettings(shop: ShopContext, pageId: string, form: FormData) {
  const change = await changePage(shop, pageId, form)
  if (!change.ok) {
    const enteredValues = {
      title: readTextField(form, 'title'),
      description: readTextField(form, 'description'),
      path: readTextField(form, 'path'),
    }
    return data<PageSettingsFailure>(
      { intent: readTextField(form, 'intent'), failure: change, enteredValues },
      { status: change.status },
    )
  }
  setFlash(shop.cookies, { tone: 'success', message: change.message })
  return redirect(builderLinks.pageSettings(pageId))
}
