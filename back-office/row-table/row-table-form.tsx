import { type ReactNode, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/row-table.js'
import { getParentText } from '../records/field-value.ts'
import { officeLinks } from '../office-links.ts'
import { PartFailure } from '../records/part-failure.tsx'
import { FieldText } from '../records/field-text.tsx'
import type { DescribedField } from '../records/load-description.ts'
import { LeaveGuard } from '../shell/leave-guard.tsx'
import { DoneNotice } from '../shell/notice.tsx'
import { CellInput } from './cell-input.tsx'
import type { FailedTable, RowTable, TableRow } from './load-row-table.ts'
import {
  NEW_ROW,
  type RejectedRow,
  type RejectedTable,
  ROW_REMOVED,
  ROW_TAG,
  TABLE_FIELD,
  toInputName,
  toOriginalName,
} from './save-row-table.ts'
import styles from './row-table.module.css'

/** A table of a page, or what the server says where it could not be read. */
export function RowTableSection({ table, title, ...rest }: RowTableSectionProps) {
  if (!('failure' in table)) return <RowTableForm {...rest} table={table} title={title} />
  return (
    <section id={table.name} className={styles.section}>
      <PartFailure title={title ?? table.labelPlural} message={table.failure} />
    </section>
  )
}

type RowTableSectionProps = Omit<RowTableFormProps, 'table'> & { readonly table: RowTable | FailedTable }

/**
 * A section of a page with records in a table that one form changes: the cells that may be written are inputs, a box
 * removes a row, and the last row adds one. Rows that were rejected keep what was typed.
 */
export function RowTableForm({ table, title, hint, rejected: rejectedTable, children }: RowTableFormProps) {
  const [isTyped, setIsTyped] = useState(false)
  const isSaving = useNavigation().formData?.get(TABLE_FIELD) === table.name
  const rejected = rejectedTable?.table === table.name ? rejectedTable : null
  const isChanged = isTyped || rejected !== null
  const name = title ?? table.labelPlural
  const formId = `${table.name}-form`
  const mayWrite = table.mayCreate || table.mayUpdate || table.mayDelete
  const rows: readonly ShownRow[] = [
    ...table.rows.map((row) => toShownRow(row, rejected?.rows[row.id])),
    ...(table.mayCreate ? [toNewRow(table, rejected?.rows[NEW_ROW])] : []),
  ]
  return (
    <section id={table.name} className={styles.section} aria-labelledby={`${table.name}-title`}>
      <h2 id={`${table.name}-title`} className={styles.heading}>
        {name}
      </h2>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <DoneNotice sectionId={table.name} errors={rejected === null ? [] : [{ message: '', fields: [] }]} />
      {children}
      {table.hasMore && <p className={styles.hint}>{messages.hasMore({ count: table.rows.length })}</p>}
      {rejected !== null && (
        <Alert tone="error" title={messages.rowsRejected({ count: Object.keys(rejected.rows).length })}>
          {messages.rowsSaved({ count: rejected.savedCount })}
        </Alert>
      )}
      {rows.length > 0 && (
        <Form
          id={formId}
          method="post"
          // A row that is stored otherwise than it was shown begins anew; what was rejected stays.
          key={JSON.stringify(table.rows.map(({ id, values }) => [id, rejected?.rows[id] === undefined && values]))}
          onInput={() => setIsTyped(true)}
          onSubmit={() => setIsTyped(false)}
          className={styles.form}
        >
          <LeaveGuard isChanged={isChanged} form={{ id: formId, label: name }} />
          <input type="hidden" name={TABLE_FIELD} value={table.name} />
          {rows.map(({ id, original, tag }) => (
            <RowState key={id} id={id} original={original} tag={tag} />
          ))}
          <Table caption={name} columns={createColumns(table)} rows={rows} rowKey={({ id }) => id} variant="dense" />
          {mayWrite && (
            <div>
              <Button type="submit" variant={isChanged ? 'primary' : 'secondary'} isBusy={isSaving}>
                {messages.saveTable({ name: name.toLowerCase() })}
              </Button>
            </div>
          )}
        </Form>
      )}
      {rows.length === 0 && <p className={styles.hint}>{messages.none()}</p>}
    </section>
  )
}

interface RowTableFormProps {
  readonly table: RowTable
  readonly title?: string | undefined
  readonly hint?: string | undefined
  readonly rejected: RejectedTable | null
  readonly children?: ReactNode
}

/** A row with what its inputs show. */
interface ShownRow {
  readonly id: string
  readonly record: Readonly<Record<string, unknown>> | null
  readonly values: Readonly<Record<string, string>>
  readonly original: Readonly<Record<string, string>>
  readonly tag: string
  readonly rejected: RejectedRow | undefined
}

function toShownRow({ id, record, values, tag }: TableRow, rejected: RejectedRow | undefined): ShownRow {
  return {
    id,
    record,
    values: rejected === undefined ? values : { ...values, ...rejected.typed },
    original: rejected?.original ?? values,
    tag: rejected?.tag ?? tag ?? '',
    rejected,
  }
}

function toNewRow({ fields }: RowTable, rejected: RejectedRow | undefined): ShownRow {
  const original = Object.fromEntries(
    fields.map((field) => [field.name, field.type === 'boolean' ? String(field.defaultValue === true) : '']),
  )
  return { id: NEW_ROW, record: null, values: rejected?.typed ?? original, original, tag: '', rejected }
}

function RowState({ id, original, tag }: Pick<ShownRow, 'id' | 'original' | 'tag'>) {
  return (
    <>
      <input type="hidden" name={toInputName(id, ROW_TAG)} value={tag} />
      <input type="hidden" name={toOriginalName(id)} value={JSON.stringify(original)} />
    </>
  )
}

function createColumns(table: RowTable): readonly TableColumn<ShownRow>[] {
  const nameRow = (row: ShownRow) => describeRow(table, row)
  const [keyParent = null, keyField = null] = table.keyPath?.split('.') ?? []
  return [
    ...(keyField === null
      ? []
      : [
          {
            label: messages.key(),
            cell: (row: ShownRow) =>
              row.record === null ? messages.newRow() : getParentText(row.record, keyParent, keyField),
          },
        ]),
    ...table.fields.map((field, position): TableColumn<ShownRow> => ({
      label: field.label,
      isAtEnd: position > 0 && (field.type === 'currency' || field.type === 'double' || field.type === 'int'),
      cell: (row) => <Cell field={field} row={row} isFirst={position === 0} rowName={nameRow(row)} table={table} />,
    })),
    ...(table.linksToRecords
      ? [
          {
            label: messages.details(),
            cell: (row: ShownRow) =>
              row.record === null ? null : (
                <Link
                  href={officeLinks.record(table.objectName, row.id)}
                  aria-label={messages.detailsOfRow({ row: nameRow(row) })}
                >
                  {messages.details()}
                </Link>
              ),
          },
        ]
      : []),
    ...(table.mayDelete
      ? [
          {
            label: messages.remove(),
            isAtEnd: true,
            cell: (row: ShownRow) =>
              row.record === null ? null : (
                <input
                  type="checkbox"
                  className={styles.box}
                  name={toInputName(row.id, ROW_REMOVED)}
                  value="true"
                  defaultChecked={row.rejected?.typed[ROW_REMOVED] === 'true'}
                  aria-label={messages.removeRow({ row: nameRow(row) })}
                />
              ),
          },
        ]
      : []),
  ]
}

function describeRow({ fields }: RowTable, { record, values }: ShownRow): string {
  if (record === null) return messages.newRow()
  return fields
    .slice(0, 2)
    .flatMap(({ name }) => values[name] || [])
    .join(', ')
}

function Cell({
  field,
  row,
  isFirst,
  rowName,
  table,
}: {
  readonly field: DescribedField
  readonly row: ShownRow
  readonly isFirst: boolean
  readonly rowName: string
  readonly table: RowTable
}) {
  const mayWrite = row.record === null ? field.createable : table.mayUpdate && field.updateable
  const error = row.rejected?.errors.find(({ fields }) => fields.includes(field.name))?.message
  const names = new Set(table.fields.map(({ name }) => name))
  const others = isFirst
    ? (row.rejected?.errors ?? []).filter(({ fields }) => !fields.some((name) => names.has(name)))
    : []
  return (
    <>
      {mayWrite ? (
        <CellInput
          field={field}
          name={toInputName(row.id, field.name)}
          label={messages.fieldOfRow({ field: field.label, row: rowName })}
          value={row.values[field.name] ?? ''}
          error={error}
          placeholder={row.record === null ? field.label : undefined}
        />
      ) : (
        row.record !== null && <FieldText field={field} record={row.record} showsPartNumber={table.keyPath === null} />
      )}
      {others.map(({ message }) => (
        <span key={message} className={styles.error}>
          {message}
        </span>
      ))}
    </>
  )
}
