import type { BuilderPageHead } from '@hydrant/contract/admin/pages.ts'
import { DEFAULT_THEME, parseThemeDocument, type Theme } from '@hydrant/page-model/theme/theme.ts'
import { links } from '../links.ts'
import { getPathInShop } from '../session/return-path.ts'
import { awaitOrThrow404OrSignIn } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { findPlacePreviewPath } from './load-preview-path.ts'

/** Where the pages are on which a theme is previewed; null where the shop has none. */
export type ThemePreviewPaths = Readonly<Record<'home' | 'listing' | 'product' | 'cart', string | null>>

/** The draft of the theme, and the pages on which it is previewed. */
export interface ThemeEditorData {
  /** Null while the shop has no theme. */
  readonly page: BuilderPageHead | null
  readonly theme: Theme
  readonly previewPaths: ThemePreviewPaths
}

/** Loads the draft of the theme for its page. */
export async function loadThemeEditor(shop: ShopContext, request: Request): Promise<ThemeEditorData> {
  const { pages } = await awaitOrThrow404OrSignIn(
    shop.builder.listBuilderPages({ kind: 'theme', pageSize: 1 }),
    getPathInShop(request, shop.basePath),
  )
  const [stored, listing, product, cart] = await Promise.all([
    pages[0] === undefined ? null : awaitOrThrow404OrSignIn(shop.builder.getBuilderPage(pages[0].pageId), '/builder'),
    findPlacePreviewPath(shop, 'category'),
    findPlacePreviewPath(shop, 'product'),
    findPlacePreviewPath(shop, 'cart'),
  ])
  const previewPaths = { home: links.home(), listing, product, cart }
  if (stored === null) return { page: null, theme: DEFAULT_THEME, previewPaths }
  const { document, ...page } = stored
  return { page, theme: parseThemeDocument(document), previewPaths }
}
