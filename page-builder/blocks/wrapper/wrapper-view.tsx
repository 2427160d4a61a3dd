import type { BlockProps } from '../../registry/block.tsx'
import type { wrapperFields } from './wrapper.ts'
import styles from './wrapper.module.css'

/** Shows the wrapper: its slots that are not empty. */
export function View({
  values: { contentHeader, content, contentFooter },
  renderSlot,
}: BlockProps<typeof wrapperFields>) {
  return (
    <div className={styles.wrapper}>
      {contentHeader.length > 0 && <div className={styles.part}>{renderSlot(contentHeader)}</div>}
      {content.length > 0 && <div className={styles.part}>{renderSlot(content)}</div>}
      {contentFooter.length > 0 && <div className={styles.part}>{renderSlot(contentFooter)}</div>}
    </div>
  )
}
