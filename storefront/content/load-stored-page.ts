import type { StoredPage } from '@hydrant/contract/shop/content.ts'
import type { Scope } from '@hydrant/page-builder/bindings/scope.ts'
import type { BlockData } from '@hydrant/page-builder/registry/data-requirements.ts'
import { parsePageDocument, type PageDocument } from '@hydrant/page-builder/render/document.ts'
import { listDataRequirements, preloadBlockViews } from '@hydrant/page-builder/render/list-data-requirements.ts'
import { listUnknownBlocks, UnknownBlockError } from '@hydrant/page-builder/render/unknown-blocks.ts'
import type { ShopContext } from '../shop-context.ts'
import { loadAllBlockData } from './load-all-block-data.ts'

/** A stored page with the data of its blocks. */
export interface LoadedPage {
  readonly title: string
  readonly description: string
  readonly document: PageDocument
  /** The values that the page provides to expressions. */
  readonly scope: Scope
  readonly data: Readonly<Record<string, BlockData | null>>
}

/**
 * Loads the data of a stored page's blocks in parallel, and their code. A block whose data cannot be loaded gets null;
 * unknown blocks are reported. `recordId` is the record that the page is about, from the URL's query; empty for none.
 */
export async function loadPageDataAndBlockCode(
  shop: Pick<ShopContext, 'client' | 'reportError' | 'reportFlaw' | 'siteId' | 'communityId'>,
  page: StoredPage,
  { recordId = '' }: { readonly recordId?: string } = {},
): Promise<LoadedPage> {
  const document = parsePageDocument(page.document)
  const scope = { Route: { recordId } }
  for (const { type, props } of listUnknownBlocks(document))
    shop.reportFlaw(
      new Error(`The block '${props.id}' of the page '${page.path}' is not shown.`, {
        cause: new UnknownBlockError(type),
      }),
    )
  const [data] = await Promise.all([
    loadAllBlockData(shop, listDataRequirements(document, scope)),
    preloadBlockViews(document),
  ])
  return { title: page.title, description: page.description, document, scope, data }
}
