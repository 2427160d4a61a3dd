import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { createBlockStyle, toRem } from '../../registry/styles.ts'
import type { StoredSettings } from '../../registry/upgrade.ts'
import { choiceField, independentByDevice, inGroup, wholeNumberField, slotField } from '../../fields/field.ts'
import type { StoredBlock } from '../../render/document.ts'

const createHalfColumn = (id: string): StoredBlock => ({ type: 'column', props: { id, width: 6 } })

/**
 * The settings of a row of columns. The columns are blocks in a slot; a new row has two columns of equal width.
 */
export const columnsFields = {
  columns: slotField(messages.columns, {
    fallback: [createHalfColumn('first-column'), createHalfColumn('second-column')],
    allows: ['column', 'column-spacer'],
  }),
  columnGutterWidth: inGroup(
    'layout',
    wholeNumberField(messages.roomBetweenColumnsInPixels, { fallback: 16, min: 0, max: 200 }),
  ),
  columnMinHeight: inGroup(
    'layout',
    wholeNumberField(messages.leastHeightInPixels, { fallback: 0, min: 0, max: 2000 }),
  ),
  direction: independentByDevice(
    inGroup('layout', choiceField(messages.direction, ['row', 'column', 'row-reverse', 'column-reverse'])),
    {
      desktop: 'row',
      tablet: 'column',
      mobile: 'column',
    },
  ),
  columnVerticalAlign: inGroup(
    'layout',
    choiceField(messages.verticalAlignment, ['stretch', 'top', 'center', 'bottom']),
  ),
}

const ALIGN_ITEMS = { stretch: 'stretch', top: 'start', center: 'center', bottom: 'end' } as const

/** Blocks side by side on a desktop, below each other on smaller screens. */
export const columns = defineBlock({
  type: 'columns',
  label: messages.columns,
  group: 'layout',
  version: 2,
  upgrades: { 1: upgradeVersion1Settings },
  fields: columnsFields,
  style: ({ columnGutterWidth, columnMinHeight, direction, columnVerticalAlign }) =>
    createBlockStyle((device) => {
      const isRow = direction[device].startsWith('row')
      return {
        'flex-direction': direction[device],
        'align-items': isRow ? ALIGN_ITEMS[columnVerticalAlign] : 'stretch',
        '--gutter': toRem(columnGutterWidth),
        // Without a value, a column is as wide as its part of the row.
        '--stacked': isRow ? 'initial' : '100%',
        'min-height': toRem(columnMinHeight),
      }
    }),
  view: () => import('./columns-view.tsx'),
})

const GUTTER_PIXELS: Readonly<Record<string, number>> = { none: 0, small: 8, medium: 16, large: 32 }
const VERTICAL_ALIGNMENTS: Readonly<Record<string, string>> = {
  start: 'top',
  center: 'center',
  end: 'bottom',
  stretch: 'stretch',
}

/** Upgrades settings of version 1: its gutter was a size name such as `small`, and its alignment had other names. */
function upgradeVersion1Settings({ gutter, verticalAlign, ...rest }: StoredSettings): StoredSettings {
  return {
    ...(typeof gutter === 'string' && { columnGutterWidth: GUTTER_PIXELS[gutter] }),
    ...(typeof verticalAlign === 'string' && { columnVerticalAlign: VERTICAL_ALIGNMENTS[verticalAlign] }),
    ...rest,
  }
}
