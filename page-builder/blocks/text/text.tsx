import { classNames } from '@hydrant/design/layout/class-names.ts'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { choice, paragraphs } from '../../fields/field.ts'
import { defineBlock } from '../../registry/block.ts'
import styles from './text.module.css'

/** A heading or a paragraph. */
export const textBlock = defineBlock({
  type: 'text',
  label: 'Text',
  fields: {
    text: paragraphs('Text'),
    tag: choice('Kind', ['h3', 'h1', 'h2', 'h4', 'h5', 'h6', 'p']),
    style: choice('Looks like', ['h3', 'h1', 'h2', 'h4', 'p']),
    align: choice('Alignment', ['left', 'center', 'right']),
  },
  view: ({ values: { text, tag: Tag, style, align } }) => (
    <PageWidth>
      <Tag className={classNames(styles.text, styles[style], styles[align])}>{text}</Tag>
    </PageWidth>
  ),
})
