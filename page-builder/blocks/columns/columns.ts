import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { responsiveStyle, rem } from '../../registry/styles.ts'
import type { StoredSettings } from '../../registry/upgrade.ts'
import { choice, independentByDevice, inGroup, number, slot } from '../../fields/field.ts'
import type { StoredBlock } from '../../render/document.ts'

const createHalfColumn = (id: string): StoredBlock => ({ type: 'column', props: { id, width: 6 } })

/**
 * The settings of a row of columns. Each column is a block: its id is its key, its content is the seeded or the edited
 * one.
 */
export const columnsFields = {
  columns: slot(messages.columns, {
    fallback: [createHalfColumn('first-column'), createHalfColumn('second-column')],
    allows: ['column', 'column-spacer'],
  }),
  columnGutterWidth: inGroup('layout', number(messages.roomBetweenColumnsInPixels, { fallback: 16, min: 0, max: 200 })),
  columnMinHeight: inGroup('layout', number(messages.leastHeightInPixels, { fallback: 0, min: 0, max: 2000 })),
  direction: independentByDevice(
    inGroup('layout', choice(messages.direction, ['row', 'column', 'row-reverse', 'column-reverse'])),
    {
      desktop: 'row',
      tablet: 'column',
      mobile: 'column',
    },
  ),
  columnVerticalAlign: inGroup('layout', choice(messages.verticalAlignment, ['stretch', 'top', 'center', 'bottom'])),
}

const ALIGN_ITEMS = { stretch: 'stretch', top: 'start', center: 'center', bottom: 'end' } as const

/** Blocks side by side on a desktop, below each other on smaller screens. */
export const columns = defineBlock({
  type: 'columns',
  label: messages.columns,
  group: 'layout',
  version: 2,
  upgrades: { 1: convertGutterToPixels },
  fields: columnsFields,
  style: ({ columnGutterWidth, columnMinHeight, direction, columnVerticalAlign }) =>
    responsiveStyle((device) => {
      const isRow = direction[device].startsWith('row')
      return {
        'flex-direction': direction[device],
        'align-items': isRow ? ALIGN_ITEMS[columnVerticalAlign] : 'stretch',
        '--gutter': rem(columnGutterWidth),
        // Without a value, a column is as wide as its part of the row.
        '--stacked': isRow ? 'initial' : '100%',
        'min-height': rem(columnMinHeight),
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

/** Upgrades version 1, which named the gutter by a size, such as `small`, to pixels. */
function convertGutterToPixels({ gutter, verticalAlign, ...rest }: StoredSettings): StoredSettings {
  return {
    ...(typeof gutter === 'string' && { columnGutterWidth: GUTTER_PIXELS[gutter] }),
    ...(typeof verticalAlign === 'string' && { columnVerticalAlign: VERTICAL_ALIGNMENTS[verticalAlign] }),
    ...rest,
  }
}
