import { logDeveloperWarning } from '@hydrant/design/feedback/warn-developer.ts'
import type { BlockRenderers } from '@hydrant/page-builder/registry/block.tsx'
import { listBlockKinds } from '@hydrant/page-builder/registry/blocks.ts'
import type { StoredBlock } from '@hydrant/page-builder/render/document.ts'
import { StoredPageView, type PageRenderContext } from '@hydrant/page-builder/render/page.tsx'

// A shop's page loads the code of its blocks before it renders; the gallery loads that of all blocks at once.
await Promise.all(listBlockKinds().map((kind) => kind.preload()))

/** Substitutes for the parts of blocks that only a shop can render. */
export const BLOCK_RENDERERS: BlockRenderers = {
  renderCardAction: () => null,
  renderFeaturedCard: ({ name }) => name,
  renderForm: (_, renderQuestions) =>
    renderQuestions({ values: {}, fieldErrors: {}, idOf: (name) => name, nameOf: (name) => name }),
}

/** Creates a stored block; ids are unique within an exhibit, whose states are all rendered on one page. */
export function createBlock(type: string, id: string, settings: Readonly<Record<string, unknown>> = {}): StoredBlock {
  return { type, props: { id, ...settings } }
}

/** Renders a stored page with the given blocks. */
export function RenderedPage({ content, data = {}, isEditing = false, parts }: RenderedPageProps) {
  return (
    <StoredPageView
      document={{ root: {}, content }}
      data={data}
      scope={{ Route: { recordId: '' } }}
      renderers={{ ...BLOCK_RENDERERS, ...parts }}
      isEditing={isEditing}
      onBlockError={(error, { id, type }) =>
        logDeveloperWarning(`${id} (${type}): ${error instanceof Error ? error.message : ''}`)
      }
    />
  )
}

interface RenderedPageProps extends Partial<Pick<PageRenderContext, 'data' | 'isEditing'>> {
  readonly content: readonly StoredBlock[]
  readonly parts?: Partial<BlockRenderers>
}
