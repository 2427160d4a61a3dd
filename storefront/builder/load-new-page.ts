import { PAGE_TEMPLATES } from '@hydrant/page-builder/templates/templates.ts'
import { getPathInShop } from '../session/return-path.ts'
import { awaitOrThrow404OrSignIn } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'

/** The templates for a new page, and the page to copy. */
export interface NewPageOptions {
  readonly templates: readonly { readonly name: string; readonly label: string; readonly description: string }[]
  /** The page to copy; null for a new page from a template. */
  readonly from: {
    readonly pageId: string
    readonly title: string
    readonly path: string
    readonly description: string
  } | null
}

/** Loads the templates for a new page, and the page to copy when the URL has its id in `from`. */
export async function loadNewPageOptions(shop: ShopContext, request: Request): Promise<NewPageOptions> {
  const from = new URL(request.url).searchParams.get('from')
  const templates = PAGE_TEMPLATES.map(({ name, label, description }) => ({
    name,
    label: label(),
    description: description(),
  }))
  if (from === null) return { templates, from: null }
  const { pageId, title, path, description } = await awaitOrThrow404OrSignIn(
    shop.builder.getBuilderPage(from),
    getPathInShop(request, shop.basePath),
  )
  return { templates, from: { pageId, title, path, description } }
}
