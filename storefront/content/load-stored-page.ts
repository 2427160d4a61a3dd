import type { StoredPage } from '@hydrant/contract/shop/content.ts'
import type { Scope } from '@hydrant/page-builder/bindings/scope.ts'
import type { BlockData } from '@hydrant/page-builder/registry/needs.ts'
import { readDocument, type PageDocument } from '@hydrant/page-builder/render/document.ts'
import { listNeeds, preloadBlocks } from '@hydrant/page-builder/render/list-needs.ts'
import { listUnknownBlocks, UnknownBlockError } from '@hydrant/page-builder/render/unknown-blocks.ts'
import type { ShopContext } from '../shop-context.ts'
import { loadNeeds } from './load-needs.ts'

/** A stored page with everything that its blocks need. */
export interface LoadedPage {
  readonly title: string
  readonly description: string
  readonly document: PageDocument
  /** What the page itself gives to expressions. */
  readonly scope: Scope
  readonly data: Readonly<Record<string, BlockData | null>>
}

/**
 * Fetches what the blocks of a stored page need, all at once. A block whose data cannot be had gets null; the others
 * are not held up by it. `recordId` is a parameter of the address, for pages that speak of a record; empty without one.
 */
export async function loadBlocks(
  shop: Pick<ShopContext, 'client' | 'reportError' | 'reportFlaw' | 'siteId' | 'communityId'>,
  page: StoredPage,
  { recordId = '' }: { readonly recordId?: string } = {},
): Promise<LoadedPage> {
  const document = readDocument(page.document)
  const scope = { Route: { recordId } }
  for (const { type, props } of listUnknownBlocks(document))
    shop.reportFlaw(
      new Error(`The block '${props.id}' of the page '${page.path}' is not shown.`, {
        cause: new UnknownBlockError(type),
      }),
    )
  const [data] = await Promise.all([loadNeeds(shop, listNeeds(document, scope)), preloadBlocks(document)])
  return { title: page.title, description: page.description, document, scope, data }
}
