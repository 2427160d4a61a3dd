import type { BuilderSiteSettings } from '@hydrant/contract/admin/site.ts'
import { listBlocks, parseDocument } from '@hydrant/page-builder/render/document.ts'
import { getPathInShop } from '../session/return-path.ts'
import { throw404IfMissing } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { findDeadLinks } from './check-site.ts'
import { loadPaths } from './load-check-data.ts'

/** The settings of the site, and where else the home page is set up. */
export interface SiteSettingsData {
  readonly stored: BuilderSiteSettings
  /** Links of the stored settings that lead to no page of the shop. */
  readonly deadLinks: readonly string[]
  /** The home page, and its slider if it has one. */
  readonly home: { readonly pageId: string; readonly title: string; readonly sliderId: string | null } | null
}

/** Reads the settings of the site to be changed. */
export async function loadSite({ builder, basePath }: ShopContext, request: Request): Promise<SiteSettingsData> {
  const path = getPathInShop(request, basePath)
  const [stored, { pages }] = await Promise.all([
    throw404IfMissing(builder.site.settings(), path),
    throw404IfMissing(builder.pages.list({ pageSize: 200 }), path),
  ])
  const home = pages.find(({ isHome }) => isHome)
  const deadLinks = findDeadLinks(stored.settings, await loadPaths({ builder }))
  if (home === undefined) return { stored, deadLinks, home: null }
  const { document } = await throw404IfMissing(builder.pages.get(home.pageId), path)
  const slider = listBlocks(parseDocument(document).content).find(({ type }) => type === 'hero-slider')
  return { stored, deadLinks, home: { pageId: home.pageId, title: home.title, sliderId: slider?.props.id ?? null } }
}
