import { useMemo } from 'react'
import type { BlockProps } from '../../registry/block.tsx'
import type { SectionRequirement } from '../../registry/data-requirements.ts'
import { buildPageStyleSheet } from '../../render/block-styles.tsx'
import { PageBlocks, StoredPageView } from '../../render/page.tsx'
import type { savedSectionFields } from './saved-section.ts'

/** Shows the blocks of a saved section, which are edited elsewhere. */
export function View({
  data: section,
  scope,
  renderers,
  isEditing,
}: BlockProps<typeof savedSectionFields, SectionRequirement>) {
  const document = useMemo(() => ({ root: {}, content: section?.blocks ?? [] }), [section])
  const css = useMemo(() => (isEditing ? buildPageStyleSheet(document) : ''), [document, isEditing])
  if (section === null || section.blocks.length === 0) return null
  const renderContext = { data: section.data, scope, renderers }
  // The canvas is a window of its own, which the style sheet of `StoredPageView` does not reach.
  return isEditing ? (
    <div inert>
      <style>{css}</style>
      <PageBlocks blocks={section.blocks} renderContext={renderContext} />
    </div>
  ) : (
    <StoredPageView document={document} {...renderContext} />
  )
}
