import type { ShouldRevalidateFunction } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/builder-languages.js'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { BuilderFrame } from '../../builder/builder-frame.tsx'
import { builderLinks } from '../../builder/builder-links.ts'
import { changeTranslations } from '../../builder/change-translations.ts'
import { LanguagesPage } from '../../builder/languages-page.tsx'
import { authorizeAndLoadFrame } from '../../builder/load-builder-frame.ts'
import { loadTranslations } from '../../builder/load-translations.ts'
import { namePageText } from '../../builder/name-translated-texts.ts'
import { toPreviewUrl } from '../../builder/preview-url.ts'
import { readLanguageView } from '../../builder/read-language-view.ts'
import { requireSiteBuilder } from '../../builder/require-site-builder.ts'
import { readForm } from '../../session/read-form.ts'
import { getPathInShop } from '../../session/return-path.ts'
import { awaitOrThrow404OrSignIn } from '../../shell/page-errors.ts'
import { TOOL_PAGE } from '../../shell/page-mode.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/page-languages.ts'

/** Loads the texts of a page, page slot or saved section with their translations into one language. */
export async function loader({ request, params: { pageId }, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const frame = await authorizeAndLoadFrame(shop, request)
  const path = getPathInShop(request, shop.basePath)
  const { document: _, ...page } = await awaitOrThrow404OrSignIn(shop.builder.getBuilderPage(pageId), path)
  const read = (language: string) => shop.builder.getPageTranslations(pageId, language)
  return { frame, page, data: await loadTranslations(shop, request, { read, name: namePageText }) }
}

/** Saves translations, which visitors see at once. */
export async function action({ request, params: { pageId }, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  return changeTranslations(shop, await readForm(request), {
    save: (language, change) => shop.builder.savePageTranslations(pageId, language, change),
    path: builderLinks.pageLanguages(pageId, readLanguageView(request)),
  })
}

/** After a conflict the other builder's translations are shown. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate

export const handle = TOOL_PAGE

export default function PageLanguages({ loaderData: { frame, page, data }, actionData }: Route.ComponentProps) {
  const title = messages.languagesOf({ title: page.title })
  const path = page.isHome ? '/' : page.path
  return (
    <BuilderFrame frame={frame} title={title}>
      <LanguagesPage
        {...data}
        title={title}
        toPath={(view) => builderLinks.pageLanguages(page.pageId, view)}
        previewPath={page.kind === 'page' ? toPreviewUrl(path, { viewer: '', at: '' }) : null}
        remarks={
          <p>
            {page.kind !== 'section' && `${messages.sectionsElsewhere()} `}
            <Link href={builderLinks.page(page.pageId)}>{messages.openInTheEditor()}</Link>
          </p>
        }
        failure={actionData}
      />
    </BuilderFrame>
  )
}
