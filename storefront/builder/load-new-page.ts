import { PAGE_TEMPLATES } from '@hydrant/page-builder/templates/templates.ts'
import { pathInShop } from '../session/return-path.ts'
import { orNotFound } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'

/** What a new page can begin with. */
export interface BegunPage {
  readonly templates: readonly { readonly name: string; readonly label: string; readonly description: string }[]
  /** The page that it becomes a copy of. */
  readonly from: {
    readonly pageId: string
    readonly title: string
    readonly path: string
    readonly description: string
  } | null
}

/** Reads what a new page can begin with: the page that the address names, or a template. */
export async function loadNewPage(shop: ShopContext, request: Request): Promise<BegunPage> {
  const from = new URL(request.url).searchParams.get('from')
  const templates = PAGE_TEMPLATES.map(({ name, label, description }) => ({ name, label, description }))
  if (from === null) return { templates, from: null }
  const { pageId, title, path, description } = await orNotFound(
    shop.builder.pages.get(from),
    pathInShop(request, shop.basePath),
  )
  return { templates, from: { pageId, title, path, description } }
}
