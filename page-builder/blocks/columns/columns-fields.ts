import { choice, independentByDevice, inGroup, number, slot } from '../../fields/field.ts'
import type { StoredBlock } from '../../render/document.ts'

const half = (id: string): StoredBlock => ({ type: 'column', props: { id, width: 6 } })

/**
 * The settings of a row of columns. Each column is a block: its id is its key, its content is the seeded or the edited
 * one.
 */
export const columnsFields = {
  columns: slot('Columns', {
    fallback: [half('first-column'), half('second-column')],
    allows: ['column', 'column-spacer'],
  }),
  columnGutterWidth: inGroup('layout', number('Room between columns in pixels', { fallback: 16, min: 0, max: 200 })),
  columnMinHeight: inGroup('layout', number('Least height in pixels', { fallback: 0, min: 0, max: 2000 })),
  direction: independentByDevice(
    inGroup('layout', choice('Direction', ['row', 'column', 'row-reverse', 'column-reverse'])),
    {
      desktop: 'row',
      tablet: 'column',
      mobile: 'column',
    },
  ),
  columnVerticalAlign: inGroup('layout', choice('Vertical alignment', ['stretch', 'top', 'center', 'bottom'])),
}
