import type { StoredPage } from '@hydrant/contract/shop/content.ts'
import type { BlockData, DataNeed } from '@hydrant/page-builder/registry/block.ts'
import { listNeeds } from '@hydrant/page-builder/registry/needs.ts'
import { readDocument, type PageDocument } from '@hydrant/page-builder/render/document.ts'
import { loadProducts } from '../catalogue/load-products.ts'
import type { ShopContext } from '../shop-context.ts'

/** A stored page with everything that its blocks need. */
export interface LoadedPage {
  readonly title: string
  readonly description: string
  readonly document: PageDocument
  readonly data: Readonly<Record<string, BlockData | null>>
}

/** Fetches what the blocks of a stored page need. A block whose data cannot be had gets null; the others are not held up by it. */
export async function loadBlocks(shop: Pick<ShopContext, 'client' | 'reportError'>, page: StoredPage): Promise<LoadedPage> {
  const document = readDocument(page.document)
  const load = async (need: DataNeed): Promise<BlockData | null> => {
    try {
      return { products: await loadProducts(shop, need) }
    } catch (error) {
      shop.reportError(error)
      return null
    }
  }
  const entries = await Promise.all(Array.from(listNeeds(document), async ([id, need]) => [id, await load(need)] as const))
  return { title: page.title, description: page.description, document, data: Object.fromEntries(entries) }
}
