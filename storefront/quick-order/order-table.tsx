import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import * as messages from '@hydrant/messages/compiled/storefront/quick-order.js'
import type { OrderRow, RowsChange } from './order-rows.ts'
import { OrderRowView } from './order-row.tsx'
import styles from './order-table.module.css'
import { readText } from './read-text.ts'
import { type Completions, NO_COMPLETIONS, useCompletions } from './use-completions.ts'

/** Rows that are rendered at once; the others follow while the page already answers. */
const FIRST_ROWS = 60
const MORE_ROWS = 400

/** What a hand scanner has typed into a field of a quantity: no quantity has eight digits, and barcodes of products do. */
const SCANNED_NUMBER = /^\d{8,14}$/

/** The id of no form: browsers take time to add a field to a form that has thousands. */
const NO_FORM = 'no-form'

interface OrderTableProps {
  readonly rows: readonly OrderRow[]
  readonly currency: string
  readonly change: (change: RowsChange) => void
  /** Whether scripts send the rows; otherwise the form around the table does. */
  readonly isScripted: boolean
}

/**
 * The rows of a quick order. Enter goes on to the next field, F2 takes the first fix of a row, cells of a spreadsheet can
 * be pasted anywhere, and a barcode that a hand scanner types as a quantity becomes a row.
 */
export function OrderTable({ rows, currency, change, isScripted }: OrderTableProps) {
  const list = useRef<HTMLOListElement>(null)
  const count = useGrowingCount(rows.length)
  const completions = useCompletions()
  // By its position: keys of rows that the server has rendered are others than those of the browser.
  const findRow = (target: EventTarget): OrderRow | undefined =>
    target instanceof Element ? rows[Number(target.closest('[data-row]')?.getAttribute('data-row') ?? -1)] : undefined
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    // A single cell is pasted into the field as usual.
    if (!/[\t\n\r]/.test(text.trimEnd())) return
    event.preventDefault()
    change({ type: 'insert', rows: readText(text).rows, before: findRow(event.target)?.key ?? null })
  }
  // A hand scanner types where the focus is, which is a quantity after the Enter of its last barcode.
  const moveToNewRow = (row: OrderRow, partNumber: string) => {
    change({ type: 'type', key: row.key, values: { quantity: '' } })
    change({ type: 'insert', rows: [{ partNumber, quantity: '' }], before: null })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement)) return
    const row = findRow(event.target)
    if (row === undefined || handleCompletionKey(event, { row, completions, change })) return
    if (event.key === 'Enter') {
      event.preventDefault()
      const isScanned = event.target.name === 'quantity' && SCANNED_NUMBER.test(event.target.value)
      if (isScanned) moveToNewRow(row, event.target.value)
      else focusNextField(list.current, event.target)
    }
    const fix = row.answer?.fixes[0]
    if (event.key === 'F2' && fix !== undefined) {
      event.preventDefault()
      change({ type: 'fix', key: row.key, fix })
    }
  }
  const onInput = ({ target }: FormEvent) => {
    const row = target === null ? undefined : findRow(target)
    if (target instanceof HTMLInputElement && target.name === 'partNumber' && row !== undefined)
      completions.completeFor(row.key, target.value)
  }
  return (
    <>
      <p className={styles.columns} aria-hidden="true">
        <span>{messages.partNumber()}</span>
        <span>{messages.quantity()}</span>
        <span>{messages.product()}</span>
        <span>{messages.priceEach()}</span>
        <span>{messages.total()}</span>
      </p>
      <div role="presentation" onPaste={onPaste} onKeyDown={onKeyDown} onInput={onInput} onBlur={completions.dismiss}>
        <ol ref={list} className={styles.rows}>
          {rows.slice(0, count).map((row, position) => (
            <OrderRowView
              key={row.key}
              row={row}
              position={position}
              currency={currency}
              change={change}
              form={isScripted ? NO_FORM : undefined}
              completions={completions.rowKey === row.key ? completions.list : NO_COMPLETIONS}
              chosen={completions.rowKey === row.key ? completions.chosen : -1}
            />
          ))}
        </ol>
      </div>
    </>
  )
}

/** Handles a key in a field with completions: arrows choose, Tab and Enter take one. Returns whether it is handled. */
function handleCompletionKey(
  event: KeyboardEvent,
  { row, completions, change }: { row: OrderRow; completions: Completions; change: (change: RowsChange) => void },
): boolean {
  const { list, chosen } = completions
  if (completions.rowKey !== row.key || list.length === 0) return false
  const take = (position: number) => {
    const partNumber = list[position]?.partNumber
    if (partNumber !== undefined) change({ type: 'type', key: row.key, values: { partNumber } })
    completions.dismiss()
  }
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp': {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      completions.choose(chosen < 0 && step < 0 ? list.length - 1 : (chosen + step + list.length) % list.length)
      return true
    }
    case 'Escape':
      event.preventDefault()
      completions.dismiss()
      return true
    case 'Tab':
      // A number that is right stays as it is; the focus goes on in any case.
      if (!event.shiftKey && (chosen >= 0 || (row.answer?.product ?? null) === null)) take(Math.max(chosen, 0))
      return true
    case 'Enter':
      if (chosen >= 0) take(chosen)
      return false
    default:
      return false
  }
}

/** Grows to a number of rows in steps that leave time for what the visitor does. */
function useGrowingCount(total: number): number {
  const [count, setCount] = useState(import.meta.env.SSR ? Number.POSITIVE_INFINITY : Math.max(FIRST_ROWS, 0))
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + MORE_ROWS))
  }, [count, total])
  return count
}

function focusNextField(list: HTMLElement | null, field: HTMLInputElement): void {
  const fields = [...(list?.querySelectorAll<HTMLInputElement>('input[data-cell]') ?? [])]
  const next = fields[fields.indexOf(field) + 1]
  next?.focus()
  next?.select()
}
