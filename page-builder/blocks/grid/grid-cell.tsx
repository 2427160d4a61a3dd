import { classNames } from '@hydrant/design/layout/class-names.ts'
import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import type { Cell } from '../../providers/collection/cells.tsx'
import room from '../../render/room.module.css'
import styles from './grid.module.css'

/** One item of the grid, with its position counted from 1. It can take the focus when it is new. */
export function GridCell({
  cell: { name, content },
  position,
  total,
  startColumn = 0,
  isOnHiddenPage = false,
}: GridCellProps) {
  return (
    <li
      tabIndex={-1}
      aria-label={toCellLabel(name, position, total)}
      className={classNames(
        room.room,
        styles.cell,
        startColumn > 0 && styles[`from${startColumn}`],
        isOnHiddenPage && styles.later,
      )}
    >
      {content}
    </li>
  )
}

interface GridCellProps {
  readonly cell: Cell
  readonly position: number
  readonly total: number
  /** The half column at which it begins, counted from 1; 0 for the automatic position. */
  readonly startColumn?: number
  /** Whether it is on a hidden page; such cells are rendered only for visitors without scripts. */
  readonly isOnHiddenPage?: boolean
}

function toCellLabel(name: string, position: number, total: number): string {
  const values = { position: String(position), total: String(total) }
  return name === '' ? messages.itemAt(values) : messages.namedItemAt({ name, ...values })
}

/**
 * Returns the half column where the first item of an incomplete last row begins, so that the row is centred or
 * right-aligned; 0 for every other item.
 */
export function computeLastRowStartHalfColumn(
  position: number,
  {
    count,
    columns,
    align,
  }: { readonly count: number; readonly columns: number; readonly align: 'left' | 'center' | 'right' },
): number {
  const lastRowCount = count % columns
  if (align === 'left' || lastRowCount === 0 || position !== count - lastRowCount) return 0
  const freeColumns = columns - lastRowCount
  return align === 'center' ? freeColumns + 1 : freeColumns * 2 + 1
}
