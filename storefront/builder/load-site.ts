import type { BuilderSiteSettings } from '@hydrant/contract/admin/site.ts'
import { flattenBlockTree, parsePageDocument } from '@hydrant/page-builder/render/document.ts'
import { getPathInShop } from '../session/return-path.ts'
import { awaitOrThrow404OrSignIn } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { findDeadLinks } from './check-site.ts'
import { loadPagePaths } from './load-check-data.ts'

/** The settings of the site, their dead links, and the home page, which is edited separately. */
export interface SiteSettingsData {
  readonly stored: BuilderSiteSettings
  /** Links of the stored settings that lead to no page of the shop. */
  readonly deadLinks: readonly string[]
  /** The home page, and its slider if it has one. */
  readonly home: { readonly pageId: string; readonly title: string; readonly sliderId: string | null } | null
}

/** Loads the settings of the site for their form, with dead links and the home page. */
export async function loadSiteSettings(
  { builder, basePath }: ShopContext,
  request: Request,
): Promise<SiteSettingsData> {
  const path = getPathInShop(request, basePath)
  const [stored, { pages }] = await Promise.all([
    awaitOrThrow404OrSignIn(builder.getBuilderSiteSettings(), path),
    awaitOrThrow404OrSignIn(builder.listBuilderPages({ pageSize: 200 }), path),
  ])
  const home = pages.find(({ isHome }) => isHome)
  const deadLinks = findDeadLinks(stored.settings, await loadPagePaths({ builder }))
  if (home === undefined) return { stored, deadLinks, home: null }
  const { document } = await awaitOrThrow404OrSignIn(builder.getBuilderPage(home.pageId), path)
  const slider = flattenBlockTree(parsePageDocument(document).content).find(({ type }) => type === 'hero-slider')
  return { stored, deadLinks, home: { pageId: home.pageId, title: home.title, sliderId: slider?.props.id ?? null } }
}
