import { classNames } from '@hydrant/design/layout/class-names.ts'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import type { BlockProps } from '../../registry/block.tsx'
import { toStyleKey } from '../../registry/styles.ts'
import room from '../../render/room.module.css'
import type { flexibleFields } from './flexible.ts'
import styles from './flexible.module.css'

/** Shows the flexible container: the blocks inside it. */
export function View({ id, values, renderSlot }: BlockProps<typeof flexibleFields>) {
  return (
    <PageWidth>
      <div data-block={toStyleKey(id)} className={classNames(room.room, styles.flexible)}>
        {renderSlot(values.content)}
      </div>
    </PageWidth>
  )
}
