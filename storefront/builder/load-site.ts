import type { BuilderSiteSettings } from '@hydrant/contract/admin/site.ts'
import { listBlocks, readDocument } from '@hydrant/page-builder/render/document.ts'
import { pathInShop } from '../session/return-path.ts'
import { orNotFound } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'
import { findDeadLinks } from './check-site.ts'
import { loadPaths } from './load-facts.ts'

/** The settings of the site, and where else the home page is set up. */
export interface SiteToChange {
  readonly stored: BuilderSiteSettings
  /** Links of the stored settings that lead to no page of the shop. */
  readonly deadLinks: readonly string[]
  /** The home page, and its slider if it has one. */
  readonly home: { readonly pageId: string; readonly title: string; readonly sliderId: string | null } | null
}

/** Reads the settings of the site to be changed. */
export async function loadSite({ builder, basePath }: ShopContext, request: Request): Promise<SiteToChange> {
  const path = pathInShop(request, basePath)
  const [stored, { pages }] = await Promise.all([
    orNotFound(builder.site.settings(), path),
    orNotFound(builder.pages.list({ pageSize: 200 }), path),
  ])
  const home = pages.find(({ isHome }) => isHome)
  const deadLinks = findDeadLinks(stored.settings, await loadPaths({ builder }))
  if (home === undefined) return { stored, deadLinks, home: null }
  const { document } = await orNotFound(builder.pages.get(home.pageId), path)
  const slider = listBlocks(readDocument(document).content).find(({ type }) => type === 'hero-slider')
  return { stored, deadLinks, home: { pageId: home.pageId, title: home.title, sliderId: slider?.props.id ?? null } }
}
