import { classNames } from '@hydrant/design/layout/class-names.ts'
import type { Cell } from '../../providers/collection/cells.tsx'
import room from '../../render/room.module.css'
import styles from './grid.module.css'

/** One item in its place, counted from 1; it can be given the focus when it is new. */
export function GridCell({ cell: { name, content }, place, total, from = 0, isLater = false }: GridCellProps) {
  return (
    <li
      tabIndex={-1}
      aria-label={labelOf(name, place, total)}
      className={classNames(room.room, styles.cell, from > 0 && styles[`from${from}`], isLater && styles.later)}
    >
      {content}
    </li>
  )
}

interface GridCellProps {
  readonly cell: Cell
  readonly place: number
  readonly total: number
  /** Where it begins in half columns, counted from 1; 0 for where it falls. */
  readonly from?: number
  /** Of a page that is not shown, and can only be without scripts. */
  readonly isLater?: boolean
}

function labelOf(name: string, place: number, total: number): string {
  return name === '' ? `Item ${place} of ${total}` : `${name}, ${place} of ${total}`
}

/**
 * Where the first item of a last row that is not full begins, so that the row stands in the middle or on the right; 0
 * for every other item.
 */
export function beginningOf(
  place: number,
  {
    count,
    columns,
    align,
  }: { readonly count: number; readonly columns: number; readonly align: 'left' | 'center' | 'right' },
): number {
  const rest = count % columns
  if (align === 'left' || rest === 0 || place !== count - rest) return 0
  const free = columns - rest
  return align === 'center' ? free + 1 : free * 2 + 1
}
