import { defineBlock } from '../../registry/block.tsx'
import { lookByDevice, rem } from '../../registry/styles.ts'
import type { StoredSettings } from '../../registry/upgrade.ts'
import { columnsFields } from './columns-fields.ts'

const ALIGNED = { stretch: 'stretch', top: 'start', center: 'center', bottom: 'end' } as const

/** Blocks side by side on a desktop, below each other on smaller screens. */
export const columns = defineBlock({
  type: 'columns',
  label: 'Columns',
  group: 'layout',
  version: 2,
  upgrades: { 1: measureInPixels },
  fields: columnsFields,
  style: ({ columnGutterWidth, columnMinHeight, direction, columnVerticalAlign }) =>
    lookByDevice((device) => {
      const isRow = direction[device].startsWith('row')
      return {
        'flex-direction': direction[device],
        'align-items': isRow ? ALIGNED[columnVerticalAlign] : 'stretch',
        '--gutter': rem(columnGutterWidth),
        // Without a value, a column is as wide as its part of the row.
        '--stacked': isRow ? 'initial' : '100%',
        'min-height': rem(columnMinHeight),
      }
    }),
  view: () => import('./columns-view.tsx'),
})

const GUTTERS: Readonly<Record<string, number>> = { none: 0, small: 8, medium: 16, large: 32 }
const PLACES: Readonly<Record<string, string>> = { start: 'top', center: 'center', end: 'bottom', stretch: 'stretch' }

/** The first version had words for the room between columns. */
function measureInPixels({ gutter, verticalAlign, ...rest }: StoredSettings): StoredSettings {
  return {
    ...(typeof gutter === 'string' && { columnGutterWidth: GUTTERS[gutter] }),
    ...(typeof verticalAlign === 'string' && { columnVerticalAlign: PLACES[verticalAlign] }),
    ...rest,
  }
}
