import { defineBlock } from '../../registry/block.tsx'
import type { StoredSettings } from '../../registry/upgrade.ts'
import { textFields } from './text-fields.ts'
import { textLook } from './text-look.ts'

/** A heading or a paragraph. */
export const textBlock = defineBlock({
  type: 'text',
  label: 'Text',
  group: 'content',
  version: 2,
  upgrades: { 1: nameByPurpose },
  fields: textFields,
  style: textLook,
  view: () => import('./text-view.tsx'),
})

/**
 * The first version called its settings `tag`, `style` and `align`, and looked like a heading of the third level unless
 * told otherwise.
 */
function nameByPurpose({ tag, style, align, ...rest }: StoredSettings): StoredSettings {
  const isOld = tag !== undefined || style !== undefined
  return {
    ...(tag !== undefined && { headingTag: tag }),
    ...(isOld && { textStyle: style ?? 'h3' }),
    ...(align !== undefined && { textAlign: align }),
    ...rest,
  }
}
