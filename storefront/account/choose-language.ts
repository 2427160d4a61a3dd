import { redirect } from 'react-router'
import { toPlatformLanguage } from '@hydrant/kernel/locale/language-code.ts'
import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import { links } from '../links.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import type { ShopContext } from '../shop-context.ts'

/** Saves the language in the field `language` as that of the user's mails, and redirects to the account page. */
export async function chooseLanguage(form: FormData, { people, cookies }: ShopContext): Promise<Response> {
  const language = toPlatformLanguage(readTextField(form, 'language'))
  const result = await callAndCatchClientError(() => people.chooseLanguage({ language }))
  setFlash(
    cookies,
    result.ok
      ? { tone: 'success', message: messages.languageSaved() }
      : { tone: 'error', message: result.error.message },
  )
  return redirect(links.account())
}
