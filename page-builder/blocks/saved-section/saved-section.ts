import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { SAVED_SECTION_BLOCK } from '@hydrant/page-model/sections/saved-sections.ts'
import { sectionField } from '../../fields/field.ts'
import { defineBlock } from '../../registry/block.tsx'
import type { SectionRequirement } from '../../registry/data-requirements.ts'

/** The settings of a place at which a saved section is shown. */
export const savedSectionFields = { sectionId: sectionField(messages.savedSection) }

/**
 * The place at which a page shows a saved section. Only the editor renders it: the server replaces it by the blocks of
 * the section where pages are read.
 */
export const savedSection = defineBlock({
  type: SAVED_SECTION_BLOCK,
  label: messages.savedSection,
  description: messages.savedSectionDescription,
  group: 'layout',
  fields: savedSectionFields,
  dataRequirement: ({ sectionId }): SectionRequirement | null =>
    sectionId === '' ? null : { kind: 'section', sectionId },
  view: () => import('./saved-section-view.tsx'),
})
