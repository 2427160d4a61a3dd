import { redirectDocument } from 'react-router'
import { fromPlatformLanguage, matchLocaleOrNull } from '@hydrant/kernel/locale/language-code.ts'
import { toLanguagePrefix } from '@hydrant/kernel/locale/language-prefix.ts'
import { currentLocale } from '@hydrant/messages/locale.ts'
import { withFallback } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { redirectToPage } from './redirect-to-page.ts'

/**
 * Redirects somebody who has signed in on a page of the default language to a path inside the shop: in their own language
 * if they have chosen one that the shop has. Whoever signs in on a page of another language stays in that.
 */
export async function redirectInOwnLanguage(shop: ShopContext, path: string): Promise<Response> {
  const prefix = shop.basePath === shop.sitePath ? await withFallback(shop, findOwnPrefix(shop), '') : ''
  return prefix === '' ? redirectToPage(path) : redirectDocument(shop.origin + shop.sitePath + prefix + path)
}

/** Returns the first segment of the path of pages in the user's language; empty for that of this page. */
async function findOwnPrefix({ client }: ShopContext): Promise<string> {
  const [{ language = '' }, { languages = [] }] = await Promise.all([
    client.withAccount(undefined).getSessionContext(),
    client.content.settings(),
  ])
  const own = matchLocaleOrNull(fromPlatformLanguage(language), languages)
  return own === null || own === currentLocale() ? '' : toLanguagePrefix(own, languages[0])
}
