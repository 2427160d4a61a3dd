import { useEffect, useRef, useState } from 'react'
import type { useFetcher } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/list-edit.js'
import * as tableMessages from '@hydrant/messages/compiled/back-office/row-table.js'
import { CellInput } from '../row-table/cell-input.tsx'
import { TABLE_FIELD, toInputName, toOriginalName } from '../row-table/save-row-table.ts'
import styles from './cell-editing.module.css'
import type { ListAnswer } from './change-steps.ts'
import { LIST_TABLE } from './list-edit.ts'
import type { DescribedField } from './load-description.ts'

/** The form of one cell of a list. */
export function CellEditor({ field, id, title, value, fetcher, onCancel }: CellEditorProps) {
  const form = useRef<HTMLFormElement>(null)
  // What was answered before the cell was opened is about another cell, or about what was taken back.
  const [earlierAnswer] = useState(fetcher.data)
  const answer = fetcher.data === earlierAnswer ? undefined : fetcher.data
  const rejected = answer?.edit?.rejected?.rows[id]
  const error = rejected?.errors.map(({ message }) => message).join(' ')
  const original = rejected?.original[field.name] ?? value
  useEffect(() => {
    const input = form.current?.querySelector<HTMLElement>('input:not([type=hidden]), select')
    input?.focus()
    if (input instanceof HTMLInputElement && input.type !== 'checkbox') input.select()
  }, [id, field.name])
  return (
    <fetcher.Form
      ref={form}
      method="post"
      className={styles.editor}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel()
        // A list of choices does not send its form by itself.
        else if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) form.current?.requestSubmit()
      }}
    >
      <input type="hidden" name={TABLE_FIELD} value={LIST_TABLE} />
      <input type="hidden" name={toOriginalName(id)} value={JSON.stringify({ [field.name]: original })} />
      <CellInput
        field={field}
        name={toInputName(id, field.name)}
        label={tableMessages.fieldOfRow({ field: field.label, row: title })}
        value={value}
        error={error}
        placeholder={undefined}
      />
      <span className={styles.buttons}>
        <Button type="submit" size="s" isBusy={fetcher.state === 'submitting'}>
          {messages.save()}
        </Button>
        <Button variant="secondary" size="s" onClick={onCancel}>
          {messages.cancel()}
        </Button>
      </span>
    </fetcher.Form>
  )
}

interface CellEditorProps {
  readonly field: DescribedField
  readonly id: string
  /** What the record is called. */
  readonly title: string
  /** What the cell has. */
  readonly value: string
  readonly fetcher: ReturnType<typeof useFetcher<ListAnswer>>
  readonly onCancel: () => void
}
