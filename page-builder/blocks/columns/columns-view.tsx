import { PageWidth } from '@hydrant/design/layout/page.tsx'
import type { BlockProps } from '../../registry/block.tsx'
import { toStyleKey } from '../../registry/styles.ts'
import type { columnsFields } from './columns.ts'
import styles from './columns.module.css'

/** Shows the row of columns. */
export function View({ id, values, renderSlot }: BlockProps<typeof columnsFields>) {
  return (
    <PageWidth>
      <div data-block={toStyleKey(id)} className={styles.columns}>
        {renderSlot(values.columns)}
      </div>
    </PageWidth>
  )
}
