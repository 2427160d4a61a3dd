import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { RichText } from '@hydrant/design/rich-text/rich-text.tsx'
import type { BlockProps } from '../../registry/block.tsx'
import type { richTextFields } from './rich-text.ts'
import styles from './rich-text.module.css'

/** Shows the rich text. */
export function View({ values: { text } }: BlockProps<typeof richTextFields>) {
  if (text.trim() === '') return null
  return (
    <PageWidth className={styles.text}>
      <RichText html={text} />
    </PageWidth>
  )
}
