import type { CSSProperties } from 'react'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import type { PageProblem } from '../../checks/problem.ts'
import type { OutlineRow } from './list-rows.ts'

interface OutlineLineProps {
  readonly row: OutlineRow
  readonly isSelected: boolean
  /** Whether it is the one row in the tab order. */
  readonly isActive: boolean
  readonly problems: readonly PageProblem[]
}

/** One row of the outline, with an icon when its block has problems. */
export function OutlineLine({
  row: { id, label, excerpt, slot, level, position, count },
  isSelected,
  isActive,
  problems,
}: OutlineLineProps) {
  const indent: CSSProperties & Readonly<Record<'--level', number>> = { '--level': level - 1 }
  const hasError = problems.some((problem) => problem.level === 'error')
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-selected={isSelected}
      tabIndex={isActive ? 0 : -1}
      data-outline-id={id}
      className="editor-line"
      style={indent}
    >
      <span className="editor-line-kind">{slot === '' ? label : `${slot}: ${label}`}</span>
      {excerpt !== '' && <span className="editor-line-excerpt">{excerpt}</span>}
      {problems.length > 0 && (
        <Icon
          name={hasError ? 'utility:error' : 'utility:warning'}
          size="small"
          variant={hasError ? 'error' : 'warning'}
          label={hasError ? messages.hasError() : messages.hasWarning()}
        />
      )}
    </li>
  )
}
