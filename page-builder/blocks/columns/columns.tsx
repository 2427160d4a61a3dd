import { classNames } from '@hydrant/design/layout/class-names.ts'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { choice, number, slot } from '../../fields/field.ts'
import { defineBlock } from '../../registry/block.ts'
import styles from './columns.module.css'

/** Blocks side by side on a desktop, below each other on smaller screens. */
export const columns = defineBlock({
  type: 'columns',
  label: 'Columns',
  fields: {
    columns: slot('Columns'),
    gutter: choice('Space between', ['medium', 'none', 'small', 'large']),
    verticalAlign: choice('Vertical alignment', ['stretch', 'start', 'center', 'end']),
  },
  view: ({ values, renderSlot }) => (
    <PageWidth>
      <div className={classNames(styles.columns, styles[values.gutter], styles[values.verticalAlign])}>{renderSlot(values.columns)}</div>
    </PageWidth>
  ),
})

/** One column: a width of 1 to 12 parts, and the blocks in it. */
export const column = defineBlock({
  type: 'column',
  label: 'Column',
  fields: { width: number('Width in twelfths', { fallback: 12, min: 1, max: 12 }), content: slot('Content') },
  view: ({ values, renderSlot }) => <div className={classNames(styles.column, styles[`span${values.width}`])}>{renderSlot(values.content)}</div>,
})
