import '@hydrant/page-builder/registry/builder-blocks.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-versions.js'
import { parseThemeDocument, THEME_PATH } from '@hydrant/page-model/theme/theme.ts'
import { EDITOR_RENDERERS } from '../../builder/editor-renderers.tsx'
import { loadSectionData } from '../../builder/load-section-data.ts'
import { loadPageInState, parsePageState } from '../../builder/load-versions.ts'
import { requireSiteBuilder } from '../../builder/require-site-builder.ts'
import { loadPageDataAndBlockCode } from '../../content/load-stored-page.ts'
import { ShopPageView } from '../../content/stored-page-view.tsx'
import { awaitPageAndPreloadBlocks } from '../../content/preload-block-code.ts'
import { toJsonText, useJsonText } from '../../json-text.ts'
import { links } from '../../links.ts'
import { useShopName } from '../../seo/shop-name.ts'
import { awaitOrThrow404OrSignIn, createErrorResponse } from '../../shell/page-errors.ts'
import { otherThemeContext } from '../../shell/head-elements.server.ts'
import { PREVIEW_PAGE } from '../../shell/page-mode.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/version.ts'

/** Loads one version or the draft of a page, or of the theme, to be shown inside the shop. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  const state = parsePageState(params.version)
  if (state === null) throw createErrorResponse(404, messages.noSuchVersion())
  const page = await awaitOrThrow404OrSignIn(loadPageInState(shop, params.pageId, state), '/builder')
  const guestShop = { ...shop, client: shop.createGuestClient() }
  const isTheme = page.path === THEME_PATH
  if (isTheme) context.set(otherThemeContext, parseThemeDocument(page.document))
  // A theme is seen on the home page.
  const shownPage = isTheme
    ? { ...(await awaitOrThrow404OrSignIn(guestShop.client.content.page(links.home()), '/builder')), title: page.title }
    : page
  const loadedPage = await loadPageDataAndBlockCode(guestShop, shownPage)
  const sectionData = await loadSectionData(guestShop, loadedPage.document, loadedPage.scope)
  return {
    page: toJsonText({ ...loadedPage, data: { ...loadedPage.data, ...sectionData } }),
    name: state === 'draft' ? messages.draft() : messages.version({ version: String(state) }),
  }
}

export const handle = PREVIEW_PAGE

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return awaitPageAndPreloadBlocks(serverLoader())
}

export default function Version({ loaderData: { page: pageText, name } }: Route.ComponentProps) {
  const page = useJsonText(pageText)
  const shopName = useShopName()
  return (
    <>
      <title>{messages.windowTitle({ state: name, title: page.title, shop: shopName })}</title>
      <meta name="robots" content="noindex" />
      <ShopPageView page={page} renderers={EDITOR_RENDERERS} />
    </>
  )
}
