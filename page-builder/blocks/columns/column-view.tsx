import { classNames } from '@hydrant/design/layout/class-names.ts'
import type { BlockProps } from '../../registry/block.tsx'
import { toStyleKey } from '../../registry/styles.ts'
import room from '../../render/room.module.css'
import type { columnFields } from './column.ts'
import styles from './columns.module.css'

/** Shows the column: the blocks inside it. */
export function View({ id, values, renderSlot }: BlockProps<typeof columnFields>) {
  return (
    <div data-block={toStyleKey(id)} className={classNames(room.room, styles.column)}>
      {renderSlot(values.content)}
    </div>
  )
}
