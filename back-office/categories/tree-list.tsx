import { type DragEvent, type ReactNode, useState } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/categories.js'
import { officeLinks } from '../office-links.ts'
import { KEEPS_FOCUS } from '../shell/use-focus-after-form.ts'
import styles from './categories.module.css'
import { type Category, listTree, type PlacedCategory } from './category-tree.ts'

/** The id of the heading of the selected category, to which the links of the tree lead: on a phone it is far below. */
export const SELECTED_TITLE_ID = 'selected-title'

/**
 * The tree. A row is dragged onto the upper or lower edge of another one, to stand before or after it, or into its
 * middle, to be inside; buttons do the same for keyboards and without scripts.
 */
export function TreeList({ categories, selectedId, mayChange }: TreeListProps) {
  const [draggedId, setDraggedId] = useState<string | null>(null)
  const [target, setTarget] = useState<DropTarget | null>(null)
  const submit = useSubmit()
  const { pathname, search } = useLocation()
  const rows = listTree(categories)
  const isInsideDragged = (id: string): boolean =>
    draggedId !== null && (id === draggedId || listTree(categories, draggedId).some((one) => one.id === id))
  const drop = (row: PlacedCategory, zone: DropZone): void => {
    if (draggedId === null) return
    const place =
      zone === 'inside'
        ? { parentId: row.id, position: 9999 }
        : { parentId: row.parentId, position: row.position + (zone === 'after' ? 1 : 0) }
    void submit(
      { intent: 'move', id: draggedId, parentId: place.parentId ?? '', position: String(place.position) },
      { method: 'post', action: pathname + search },
    )
  }
  const renderBranch = (parentId: string | null): ReactNode => {
    const children = rows.filter((one) => one.parentId === parentId)
    if (children.length === 0) return null
    return (
      <ul className={parentId === null ? styles.tree : styles.branch}>
        {children.map((row) => (
          <li key={row.id}>
            <div
              className={styles.row}
              data-zone={target?.id === row.id ? target.zone : undefined}
              draggable={mayChange}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData('text/plain', row.name)
                setDraggedId(row.id)
              }}
              onDragEnd={() => {
                setDraggedId(null)
                setTarget(null)
              }}
              onDragOver={(event) => {
                if (draggedId === null || isInsideDragged(row.id)) return
                event.preventDefault()
                const zone = findZone(event)
                if (target?.id !== row.id || target.zone !== zone) setTarget({ id: row.id, zone })
              }}
              onDrop={(event) => {
                event.preventDefault()
                drop(row, findZone(event))
                setTarget(null)
              }}
            >
              <RowContent row={row} isSelected={row.id === selectedId} mayChange={mayChange} />
            </div>
            {renderBranch(row.id)}
          </li>
        ))}
      </ul>
    )
  }
  return renderBranch(null)
}

function RowContent({ row, isSelected, mayChange }: RowContentProps) {
  return (
    <>
      <Link
        href={`${officeLinks.categories(row.id)}#${SELECTED_TITLE_ID}`}
        aria-current={isSelected ? 'true' : undefined}
      >
        {row.name}
      </Link>
      {!row.isInMenu && <span className={styles.hint}>{messages.notInMenu()}</span>}
      {mayChange && (
        <span className={styles.buttons} {...KEEPS_FOCUS}>
          {row.position > 0 && (
            <StepForm row={row} position={row.position - 1} label={messages.up({ name: row.name })} sign="↑" />
          )}
          {row.position < row.siblingCount - 1 && (
            <StepForm row={row} position={row.position + 2} label={messages.down({ name: row.name })} sign="↓" />
          )}
        </span>
      )}
    </>
  )
}

interface RowContentProps {
  readonly row: PlacedCategory
  readonly isSelected: boolean
  readonly mayChange: boolean
}

interface TreeListProps {
  readonly categories: readonly Category[]
  readonly selectedId: string | null
  readonly mayChange: boolean
}

type DropZone = 'before' | 'inside' | 'after'

interface DropTarget {
  readonly id: string
  readonly zone: DropZone
}

/** Returns where in a row the pointer is: in its upper or lower quarter, or in its middle. */
function findZone(event: DragEvent<HTMLElement>): DropZone {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  const share = (event.clientY - top) / height
  if (share < 0.25) return 'before'
  return share > 0.75 ? 'after' : 'inside'
}

/** A button that moves a category by one place among its siblings. */
function StepForm({ row, position, label, sign }: StepFormProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="id" value={row.id} />
      <input type="hidden" name="parentId" value={row.parentId ?? ''} />
      <input type="hidden" name="position" value={position} />
      <button type="submit" aria-label={label} title={label} className={styles.step}>
        {sign}
      </button>
    </Form>
  )
}

interface StepFormProps {
  readonly row: PlacedCategory
  readonly position: number
  readonly label: string
  readonly sign: string
}
