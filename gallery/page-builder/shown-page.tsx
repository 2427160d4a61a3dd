import { warn } from '@hydrant/design/feedback/warn.ts'
import type { ShopParts } from '@hydrant/page-builder/registry/block.tsx'
import { listKinds } from '@hydrant/page-builder/registry/blocks.ts'
import type { StoredBlock } from '@hydrant/page-builder/render/document.ts'
import { StoredPageView, type PageSurroundings } from '@hydrant/page-builder/render/page.tsx'

// A page of a shop waits for the code of its blocks before it is shown; the gallery does so for all of them at once.
await Promise.all(listKinds().map((kind) => kind.preload()))

/** What stands for the parts of blocks that only a shop can do. */
export const PARTS: ShopParts = {
  renderCardAction: () => null,
  renderFeaturedCard: ({ name }) => name,
  renderForm: (_, renderQuestions) =>
    renderQuestions({ values: {}, faults: {}, idOf: (name) => name, nameOf: (name) => name }),
}

/** A block as it is stored; ids are unique in an exhibit, whose states are all shown on one page. */
export function block(type: string, id: string, settings: Readonly<Record<string, unknown>> = {}): StoredBlock {
  return { type, props: { id, ...settings } }
}

/** A stored page of these blocks. */
export function ShownPage({ content, data = {}, isEditing = false, parts }: ShownPageProps) {
  return (
    <StoredPageView
      document={{ root: {}, content }}
      data={data}
      scope={{ Route: { recordId: '' } }}
      parts={{ ...PARTS, ...parts }}
      isEditing={isEditing}
      onBlockError={(error, { id, type }) => warn(`${id} (${type}): ${error instanceof Error ? error.message : ''}`)}
    />
  )
}

interface ShownPageProps extends Partial<Pick<PageSurroundings, 'data' | 'isEditing'>> {
  readonly content: readonly StoredBlock[]
  readonly parts?: Partial<ShopParts>
}
