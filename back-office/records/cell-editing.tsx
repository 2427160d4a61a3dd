import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useFetcher } from 'react-router'
import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'
import * as messages from '@hydrant/messages/compiled/back-office/list-edit.js'
import { toInputName } from '../row-table/save-row-table.ts'
import { CellEditor } from './cell-editor.tsx'
import type { ListAnswer } from './change-steps.ts'
import { EditNotice } from './edit-notice.tsx'
import { getRecordId, type StoredRecord } from './field-value.ts'
import { type EditAnswer, isEditableInCell, toRecordTitle } from './list-edit.ts'
import type { DescribedField } from './load-description.ts'
import type { RecordList } from './load-list.ts'
import { toFormValues } from './parse-form.ts'
import styles from './cell-editing.module.css'

/** A cell of a list: a field of a record. */
interface CellKey {
  readonly id: string
  readonly field: string
}

interface CellEditingState {
  readonly list: RecordList
  /** The cell that is an input. */
  readonly edited: CellKey | null
  /** The cell whose button the Tab key reaches; the arrow keys move from it to the others. */
  readonly current: string | null
  readonly setCurrent: (name: string) => void
  readonly open: (key: CellKey) => void
  readonly close: () => void
  readonly fetcher: ReturnType<typeof useFetcher<ListAnswer>>
}

const CellEditingContext = createContext<CellEditingState | null>(null)

/**
 * Lets the cells of a list become inputs: by their button, F2 or a double click. Enter saves and goes on to the next row,
 * Escape takes back. Below it is what was saved, and a button that undoes it.
 */
export function CellEditing({ list, pageEdit, children }: CellEditingProps) {
  const fetcher = useFetcher<ListAnswer>()
  const [edited, setEdited] = useState<CellKey | null>(null)
  const [current, setCurrent] = useState<string | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const lastEdited = useRef<CellKey | null>(null)
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const [handled, setHandled] = useState(answer)
  const [notice, setNotice] = useState({ edit: pageEdit, pageEdit })
  // What the page was answered last is newer than what a cell was answered.
  if (notice.pageEdit !== pageEdit) setNotice({ edit: pageEdit, pageEdit })
  if (answer?.edit !== undefined && answer !== handled) {
    setHandled(answer)
    if (answer.edit.rejected === null) {
      setNotice({ edit: answer.edit, pageEdit })
      setEdited(findNextCell(list, edited, answer.edit))
    }
  }
  const focusCell = (name: string): void =>
    area.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(name)}"] button`)?.focus()
  const close = (): void => setEdited(null)
  useEffect(() => {
    const last = lastEdited.current
    lastEdited.current = edited
    if (edited === null && last !== null) focusCell(toInputName(last.id, last.field))
  }, [edited])
  const state: CellEditingState = { list, edited, current, setCurrent, open: setEdited, close, fetcher }
  return (
    <CellEditingContext value={state}>
      <EditNotice edit={notice.edit} />
      {/* The cells have buttons for what these do. */}
      <div
        ref={area}
        role="presentation"
        onDoubleClick={(event) => {
          const key = findCell(event)
          if (key !== null) setEdited(key)
        }}
        onKeyDown={(event) => {
          const key = findCell(event)
          if (key === null || !(event.target instanceof HTMLElement) || event.target.closest('form') !== null) return
          if (event.key === 'F2') {
            event.preventDefault()
            setEdited(key)
          } else if (event.target instanceof HTMLButtonElement) {
            const next = findNeighbour(event, area.current)
            if (next === null) return
            event.preventDefault()
            focusCell(next)
          }
        }}
      >
        {children}
      </div>
    </CellEditingContext>
  )
}

/** Finds the cell below one that was saved; null after the last row. Whoever has gone on to another cell stays there. */
function findNextCell({ records }: RecordList, edited: CellKey | null, { saved: [saved] }: EditAnswer): CellKey | null {
  if (edited === null || (saved !== undefined && saved.id !== edited.id)) return edited
  const ids = records.map(getRecordId)
  const position = ids.indexOf(edited.id)
  const nextId = position === -1 ? undefined : ids[position + 1]
  return nextId === undefined ? null : { id: nextId, field: edited.field }
}

interface CellEditingProps {
  readonly list: RecordList
  /** What the last form of rows of the page was answered. */
  readonly pageEdit: EditAnswer | null
  readonly children: ReactNode
}

/** A cell of a list: its value, and for who may change it a button that makes it an input. */
export function EditableCell({ field, record, children }: EditableCellProps) {
  const state = use(CellEditingContext)
  const isHydrated = useIsHydrated()
  if (state === null || !isHydrated || !state.list.description.updateable || !isEditableInCell(field)) return children
  const { list, edited, current, setCurrent, open, close, fetcher } = state
  const id = getRecordId(record)
  const name = toInputName(id, field.name)
  const title = toRecordTitle(record, list.description, list.state.columns)
  if (edited?.id === id && edited.field === field.name)
    return (
      <CellEditor
        field={field}
        id={id}
        title={title}
        value={toFormValues([field], record)[field.name] ?? ''}
        fetcher={fetcher}
        onCancel={close}
      />
    )
  return (
    <span className={styles.cell} data-cell={name}>
      {children}
      <button
        type="button"
        className={styles.edit}
        tabIndex={name === (current ?? findFirstCell(list)) ? 0 : -1}
        aria-label={messages.changeCell({ field: field.label, record: title })}
        title={messages.changeCellHint()}
        onFocus={() => setCurrent(name)}
        onClick={() => open({ id, field: field.name })}
      />
    </span>
  )
}

interface EditableCellProps {
  readonly field: DescribedField
  readonly record: StoredRecord
  readonly children: ReactNode
}

function findFirstCell({ records: [first], description, state }: RecordList): string | null {
  const column = state.columns.find((name) => description.fields.some((f) => f.name === name && isEditableInCell(f)))
  return first === undefined || column === undefined ? null : toInputName(getRecordId(first), column)
}

/** Finds the cell of an event, anywhere inside the table's own cell. */
function findCell({ target }: MouseEvent | KeyboardEvent): CellKey | null {
  if (!(target instanceof Element)) return null
  const name = target.closest('td, th')?.querySelector<HTMLElement>('[data-cell]')?.dataset['cell'] ?? ''
  const [id = '', field = ''] = name.split('.')
  return field === '' ? null : { id, field }
}

/** Finds the cell that an arrow key leads to. */
function findNeighbour({ key, target }: KeyboardEvent, area: HTMLElement | null): string | null {
  const step = ARROWS[key]
  const cell = target instanceof Element ? target.closest('[data-cell]') : null
  if (step === undefined || cell === null || area === null) return null
  const rows = [...area.querySelectorAll('tbody tr')].map((row) => [
    ...row.querySelectorAll<HTMLElement>('[data-cell]'),
  ])
  const rowIndex = rows.findIndex((cells) => cells.some((other) => other === cell))
  const column = rows[rowIndex]?.findIndex((other) => other === cell) ?? -1
  return rows[rowIndex + step.rows]?.[column + step.columns]?.dataset['cell'] ?? null
}

const ARROWS: Readonly<Record<string, { readonly rows: number; readonly columns: number } | undefined>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
}
