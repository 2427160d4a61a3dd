import type { BuilderPage } from '@hydrant/contract/admin/pages.ts'
import { readDocument, type PageDocument } from '@hydrant/page-builder/render/document.ts'
import { pathInShop } from '../session/return-path.ts'
import { orNotFound } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'
import { loadFacts } from './load-facts.ts'
import type { GatheredFacts } from './page-facts.ts'

/** A page in the editor. */
export interface EditedPage {
  readonly page: Omit<BuilderPage, 'document'>
  readonly document: PageDocument
  readonly facts: GatheredFacts
  /** The block that the address names, to begin with. */
  readonly blockId: string | null
}

/** Reads the draft of a page with what its checks have to know. */
export async function loadEditor(shop: ShopContext, request: Request, pageId: string): Promise<EditedPage> {
  const { document, ...page } = await orNotFound(shop.builder.pages.get(pageId), pathInShop(request, shop.basePath))
  const read = readDocument(document)
  return {
    page,
    document: read,
    facts: await loadFacts(shop, read),
    blockId: new URL(request.url).searchParams.get('block'),
  }
}
