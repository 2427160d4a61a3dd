import { toLanguagePrefix } from '@hydrant/kernel/locale/language-prefix.ts'
import { toRobotsTxt } from '../seo/robots-txt.ts'
import { withFallbackOn4xx } from '../shell/page-errors.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/robots.ts'

/** Returns robots.txt. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { client, origin, sitePath } = context.get(shopContext)
  const [store, settings] = await Promise.all([
    withFallbackOn4xx(client.getApplicationContext(), null),
    withFallbackOn4xx(client.content.settings(), null),
  ])
  const languages = settings?.languages ?? []
  const text = toRobotsTxt(origin, {
    languagePaths: [
      sitePath,
      ...languages.slice(1).map((language) => sitePath + toLanguagePrefix(language, languages[0])),
    ],
    isOpen: store?.guestBrowsingEnabled ?? true,
  })
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=600' },
  })
}
