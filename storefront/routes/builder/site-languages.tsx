import type { ShouldRevalidateFunction } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/builder-languages.js'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { BuilderFrame } from '../../builder/builder-frame.tsx'
import { builderLinks } from '../../builder/builder-links.ts'
import { changeTranslations } from '../../builder/change-translations.ts'
import { LanguagesPage } from '../../builder/languages-page.tsx'
import { authorizeAndLoadFrame } from '../../builder/load-builder-frame.ts'
import { loadTranslations } from '../../builder/load-translations.ts'
import { nameSiteText } from '../../builder/name-translated-texts.ts'
import { readLanguageView } from '../../builder/read-language-view.ts'
import { requireSiteBuilder } from '../../builder/require-site-builder.ts'
import { readForm } from '../../session/read-form.ts'
import { TOOL_PAGE } from '../../shell/page-mode.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/site-languages.ts'

/** Loads the texts of the site settings with their translations into one language. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const frame = await authorizeAndLoadFrame(shop, request)
  const read = (language: string) => shop.builder.getSiteTranslations(language)
  return { frame, data: await loadTranslations(shop, request, { read, name: nameSiteText }) }
}

/** Saves translations, which visitors see at once. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  return changeTranslations(shop, await readForm(request), {
    save: (language, change) => shop.builder.saveSiteTranslations(language, change),
    path: builderLinks.siteLanguages(readLanguageView(request)),
  })
}

/** After a conflict the other builder's translations are shown. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate

export const handle = TOOL_PAGE

export default function SiteLanguages({ loaderData: { frame, data }, actionData }: Route.ComponentProps) {
  return (
    <BuilderFrame frame={frame} title={messages.siteLanguages()}>
      <LanguagesPage
        {...data}
        title={messages.siteLanguages()}
        toPath={builderLinks.siteLanguages}
        previewPath="/"
        remarks={
          <p>
            <Link href={builderLinks.site()}>{messages.siteSettings()}</Link>
          </p>
        }
        failure={actionData}
      />
    </BuilderFrame>
  )
}
