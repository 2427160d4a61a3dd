import { useGetPuck } from '@puckeditor/core'
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import type { BlockData } from '../../registry/data-requirements.ts'
import { useCanvasRenderContext } from '../canvas/canvas-context.ts'
import type { PageProblem } from '../../checks/problem.ts'
import { selectAndScrollToBlock, findSelectedBlockId, useEditorContent, useEditor } from '../editor-store.ts'
import { listOutlineRows, type OutlineRow } from './list-rows.ts'
import { OutlineLine } from './outline-line.tsx'
import { OutlineToolbar } from './outline-toolbar.tsx'
import type { Move } from './move-destination.ts'
import { useBlockActions } from './use-block-actions.ts'

const MOVES_BY_KEY: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

interface OutlineProps {
  readonly problems: readonly PageProblem[]
  readonly isReadOnly: boolean
}

/** The blocks of the page as a tree, with a toolbar for the selected one. */
export function Outline({ problems, isReadOnly }: OutlineProps) {
  const { data } = useCanvasRenderContext()
  const rows = listOutlineRows(useEditorContent()).map((row) => addSectionTitle(row, data[row.id]))
  const selectedId = useEditor(findSelectedBlockId)
  const actions = useBlockActions()
  const activeId = rows.some(({ id }) => id === selectedId) ? selectedId : (rows[0]?.id ?? null)
  return (
    <section className="editor-outline" aria-labelledby="editor-outline-title">
      <h2 id="editor-outline-title">{messages.blocks()}</h2>
      {!isReadOnly && (
        <OutlineToolbar id={rows.some(({ id }) => id === selectedId) ? selectedId : null} actions={actions} />
      )}
      {rows.length === 0 ? (
        <EmptyState title={messages.pageIsEmpty()} level={3}>
          <p>{messages.addAFirstBlock()}</p>
        </EmptyState>
      ) : (
        <OutlineTree
          rows={rows}
          selectedId={selectedId}
          activeId={activeId}
          problems={problems}
          isReadOnly={isReadOnly}
        />
      )}
      <p id="editor-outline-keys" className="editor-hint">
        {isReadOnly ? messages.outlineKeysReadOnly() : messages.outlineKeys()}
      </p>
    </section>
  )
}

/** Shows a saved section by its name, which is not stored with the block. */
function addSectionTitle(row: OutlineRow, data: BlockData | null | undefined): OutlineRow {
  return data?.kind === 'section' ? { ...row, excerpt: data.title } : row
}

interface OutlineTreeProps extends OutlineProps {
  readonly rows: readonly OutlineRow[]
  readonly selectedId: string | null
  /** The one row in the tab order. */
  readonly activeId: string | null
}

/** The tree with arrow key navigation; the focus follows a moved block. */
function OutlineTree({ rows, selectedId, activeId, problems, isReadOnly }: OutlineTreeProps) {
  const editor = useGetPuck()
  const actions = useBlockActions()
  const tree = useRef<HTMLUListElement>(null)
  const idToFocus = useRef<string | null>(null)
  useEffect(() => {
    const line = tree.current?.querySelector<HTMLElement>(`[data-outline-id="${idToFocus.current ?? ''}"]`)
    if (line === null || line === undefined) return
    idToFocus.current = null
    line.focus()
  })
  const selectAndFocusBlock = (id: string | undefined) => {
    if (id === undefined) return
    idToFocus.current = id
    selectAndScrollToBlock(editor(), id)
  }
  const onClick = ({ target }: MouseEvent<HTMLElement>) => {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-outline-id]') : null
    selectAndFocusBlock(line?.dataset['outlineId'])
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rowIndex = rows.findIndex(({ id }) => id === activeId)
    const row = rows[rowIndex]
    if (row === undefined || event.ctrlKey || event.metaKey) return
    const move = event.altKey ? MOVES_BY_KEY[event.key] : undefined
    const next = event.altKey ? null : findRowForKey(event.key, { rows, rowIndex })
    const isRemoval = !event.altKey && (event.key === 'Delete' || event.key === 'Backspace')
    if (move === undefined && next === null && !isRemoval) return
    event.preventDefault()
    if (next !== null) selectAndFocusBlock(next?.id)
    else if (!isReadOnly) idToFocus.current = move === undefined ? actions.remove(row.id) : actions.move(row.id, move)
  }
  return (
    <ul
      ref={tree}
      role="tree"
      aria-label={messages.blocksOfThePage()}
      aria-describedby="editor-outline-keys"
      className="editor-tree"
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {rows.map((row) => (
        <OutlineLine
          key={row.id}
          row={row}
          isSelected={row.id === selectedId}
          isActive={row.id === activeId}
          problems={problems.filter(({ blockId }) => blockId === row.id)}
        />
      ))}
    </ul>
  )
}

/** Returns the row that a key navigates to; undefined at an end, null for other keys. */
function findRowForKey(
  key: string,
  { rows, rowIndex }: { readonly rows: readonly OutlineRow[]; readonly rowIndex: number },
): OutlineRow | null | undefined {
  const row = rows[rowIndex]
  switch (key) {
    case 'ArrowDown':
      return rows[rowIndex + 1]
    case 'ArrowUp':
      return rows[rowIndex - 1]
    case 'ArrowRight':
      return rows[rowIndex + 1]?.parentId === row?.id ? rows[rowIndex + 1] : undefined
    case 'ArrowLeft':
      return rows.find(({ id }) => id === row?.parentId)
    case 'Home':
      return rows[0]
    case 'End':
      return rows.at(-1)
    case 'Enter':
    case ' ':
      return row
    default:
      return null
  }
}
