import { classNames } from '@hydrant/design/layout/class-names.ts'
import type { BlockProps } from '../../registry/block.tsx'
import { styleName } from '../../registry/styles.ts'
import type { columnSpacerFields } from './column-spacer-fields.ts'
import styles from './columns.module.css'

/** Shows nothing where it stands. */
export function View({ id }: BlockProps<typeof columnSpacerFields>) {
  return <div data-block={styleName(id)} className={classNames(styles.column, styles.spacer)} aria-hidden="true" />
}
