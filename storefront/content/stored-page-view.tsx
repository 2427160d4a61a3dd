import type { BlockRenderers } from '@hydrant/page-builder/registry/block.tsx'
import { StoredPageView } from '@hydrant/page-builder/render/page.tsx'
import { logDeveloperWarning } from '@hydrant/design/feedback/warn-developer.ts'
import type { LoadedPage } from './load-stored-page.ts'
import { BLOCK_RENDERERS } from './block-renderers.tsx'

/** Renders a stored page with the shop's block renderers, or with other `renderers`. */
export function ShopPageView({
  page,
  renderers = BLOCK_RENDERERS,
}: {
  readonly page: LoadedPage
  readonly renderers?: BlockRenderers
}) {
  return (
    <StoredPageView
      document={page.document}
      data={page.data}
      scope={page.scope}
      renderers={renderers}
      onBlockError={warnAboutBlock}
    />
  )
}

function warnAboutBlock(error: unknown, { id, type }: { readonly id: string; readonly type: string }): void {
  logDeveloperWarning(
    `The block '${id}' of the type '${type}' failed: ${error instanceof Error ? error.message : 'for an unknown reason'}.`,
  )
}
