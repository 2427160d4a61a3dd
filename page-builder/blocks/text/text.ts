import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import type { StoredSettings } from '../../registry/upgrade.ts'
import { textFields } from './text-fields.ts'
import { toTextStyle } from './text-style.ts'

/** A heading or a paragraph. */
export const textBlock = defineBlock({
  type: 'text',
  label: messages.text,
  group: 'content',
  version: 2,
  upgrades: { 1: upgradeVersion1Settings },
  fields: textFields,
  style: toTextStyle,
  view: () => import('./text-view.tsx'),
})

/** Upgrades version 1, whose settings were named `tag`, `style` and `align`, and whose default style was `h3`. */
function upgradeVersion1Settings({ tag, style, align, ...rest }: StoredSettings): StoredSettings {
  const isOld = tag !== undefined || style !== undefined
  return {
    ...(tag !== undefined && { headingTag: tag }),
    ...(isOld && { textStyle: style ?? 'h3' }),
    ...(align !== undefined && { textAlign: align }),
    ...rest,
  }
}
