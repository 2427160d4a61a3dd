import type { ShopParts } from '@hydrant/page-builder/registry/block.tsx'
import { StoredPageView } from '@hydrant/page-builder/render/page.tsx'
import { warn } from '@hydrant/design/feedback/warn.ts'
import type { LoadedPage } from './load-stored-page.ts'
import { SHOP_PARTS } from './shop-parts.tsx'

/** A stored page in this shop: its product cards can be bought from, unless its `parts` are others. */
export function ShopPageView({ page, parts = SHOP_PARTS }: { readonly page: LoadedPage; readonly parts?: ShopParts }) {
  return (
    <StoredPageView
      document={page.document}
      data={page.data}
      scope={page.scope}
      parts={parts}
      onBlockError={warnOfBlock}
    />
  )
}

function warnOfBlock(error: unknown, { id, type }: { readonly id: string; readonly type: string }): void {
  warn(
    `The block '${id}' of the type '${type}' failed: ${error instanceof Error ? error.message : 'for an unknown reason'}.`,
  )
}
