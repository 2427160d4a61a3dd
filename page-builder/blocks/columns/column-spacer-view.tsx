import { classNames } from '@hydrant/design/layout/class-names.ts'
import type { BlockProps } from '../../registry/block.tsx'
import { toStyleKey } from '../../registry/styles.ts'
import type { columnSpacerFields } from './column-spacer.ts'
import styles from './columns.module.css'

/** Shows the column spacer: an empty column. */
export function View({ id }: BlockProps<typeof columnSpacerFields>) {
  return <div data-block={toStyleKey(id)} className={classNames(styles.column, styles.spacer)} aria-hidden="true" />
}
