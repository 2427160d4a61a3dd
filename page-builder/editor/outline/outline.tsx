import { useGetPuck } from '@puckeditor/core'
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import type { PageProblem } from '../../checks/problem.ts'
import { choose, chosenIdOf, useContent, useEditor } from '../editor-store.ts'
import { listRows, type OutlineRow } from './list-rows.ts'
import { OutlineLine } from './outline-line.tsx'
import { OutlineToolbar } from './outline-toolbar.tsx'
import type { Move } from './plan-move.ts'
import { useBlockActions } from './use-block-actions.ts'

const MOVES: Readonly<Record<string, Move>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }

interface OutlineProps {
  readonly problems: readonly PageProblem[]
  readonly isReadOnly: boolean
}

/** The blocks of the page as a tree, with what can be done with the chosen one. */
export function Outline({ problems, isReadOnly }: OutlineProps) {
  const rows = listRows(useContent())
  const chosenId = useEditor(chosenIdOf)
  const actions = useBlockActions()
  const activeId = rows.some(({ id }) => id === chosenId) ? chosenId : (rows[0]?.id ?? null)
  return (
    <section className="editor-outline" aria-labelledby="editor-outline-title">
      <h2 id="editor-outline-title">Blocks</h2>
      {!isReadOnly && (
        <OutlineToolbar id={rows.some(({ id }) => id === chosenId) ? chosenId : null} actions={actions} />
      )}
      {rows.length === 0 ? (
        <EmptyState title="This page is empty" level={3}>
          <p>Add a first block beside this list.</p>
        </EmptyState>
      ) : (
        <OutlineTree rows={rows} chosenId={chosenId} activeId={activeId} problems={problems} isReadOnly={isReadOnly} />
      )}
      <p id="editor-outline-keys" className="editor-hint">
        Arrow keys go through the blocks
        {isReadOnly
          ? '.'
          : '; with Alt they move the block: up, down, into the one beside it, out of the one around it. Delete removes it.'}
      </p>
    </section>
  )
}

interface OutlineTreeProps extends OutlineProps {
  readonly rows: readonly OutlineRow[]
  readonly chosenId: string | null
  /** The one line that the tab key stops at. */
  readonly activeId: string | null
}

/** The tree that is walked by arrow keys; the focus goes with the block that is moved. */
function OutlineTree({ rows, chosenId, activeId, problems, isReadOnly }: OutlineTreeProps) {
  const editor = useGetPuck()
  const actions = useBlockActions()
  const tree = useRef<HTMLUListElement>(null)
  const focusNext = useRef<string | null>(null)
  useEffect(() => {
    const line = tree.current?.querySelector<HTMLElement>(`[data-outline-id="${focusNext.current ?? ''}"]`)
    if (line === null || line === undefined) return
    focusNext.current = null
    line.focus()
  })
  const go = (id: string | undefined) => {
    if (id === undefined) return
    focusNext.current = id
    choose(editor(), id)
  }
  const onClick = ({ target }: MouseEvent<HTMLElement>) => {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-outline-id]') : null
    go(line?.dataset['outlineId'])
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = rows.findIndex(({ id }) => id === activeId)
    const row = rows[place]
    if (row === undefined || event.ctrlKey || event.metaKey) return
    const move = event.altKey ? MOVES[event.key] : undefined
    const next = event.altKey ? null : rowAfter(event.key, { rows, place })
    const isRemoval = !event.altKey && (event.key === 'Delete' || event.key === 'Backspace')
    if (move === undefined && next === null && !isRemoval) return
    event.preventDefault()
    if (next !== null) go(next?.id)
    else if (!isReadOnly) focusNext.current = move === undefined ? actions.remove(row.id) : actions.move(row.id, move)
  }
  return (
    <ul
      ref={tree}
      role="tree"
      aria-label="Blocks of the page"
      aria-describedby="editor-outline-keys"
      className="editor-tree"
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {rows.map((row) => (
        <OutlineLine
          key={row.id}
          row={row}
          isChosen={row.id === chosenId}
          isActive={row.id === activeId}
          problems={problems.filter(({ blockId }) => blockId === row.id)}
        />
      ))}
    </ul>
  )
}

/** The row that a key leads to; undefined at an end, null for other keys. */
function rowAfter(
  key: string,
  { rows, place }: { readonly rows: readonly OutlineRow[]; readonly place: number },
): OutlineRow | null | undefined {
  const row = rows[place]
  switch (key) {
    case 'ArrowDown':
      return rows[place + 1]
    case 'ArrowUp':
      return rows[place - 1]
    case 'ArrowRight':
      return rows[place + 1]?.parentId === row?.id ? rows[place + 1] : undefined
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
