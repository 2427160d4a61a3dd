import type { ImportChange, ImportReject, RecordImportDetail } from '@hydrant/contract/admin/record-imports.ts'
import { NumberText } from '@hydrant/design/format/number-text.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/imports.js'
import { officeLinks } from '../office-links.ts'
import styles from './imports.module.css'

/** The first changes that a check has found, field by field, before and after. */
export function ChangeTable({ detail: { changes, objectName, fields } }: { readonly detail: RecordImportDetail }) {
  const labels = new Map(fields.map(({ name, label }) => [name, label]))
  const rows = changes.flatMap(toChangeRows)
  return (
    <Table
      caption={messages.changes()}
      rows={rows}
      rowKey={({ row, name }) => `${row} ${name}`}
      variant="dense"
      columns={createChangeColumns(objectName, labels)}
    />
  )
}

interface ChangeRow {
  readonly row: number
  readonly recordId: string | null
  readonly name: string
  readonly before: string | number | boolean | null
  readonly after: string | number | boolean | null
}

function toChangeRows({ row, recordId, fields }: ImportChange): ChangeRow[] {
  return fields.length === 0
    ? [{ row, recordId, name: '', before: null, after: null }]
    : fields.map((field) => ({ row, recordId, ...field }))
}

const createChangeColumns = (
  objectName: string,
  labels: ReadonlyMap<string, string>,
): readonly TableColumn<ChangeRow>[] => [
  { label: messages.row(), cell: ({ row }) => <NumberText value={String(row)} /> },
  {
    label: messages.record(),
    cell: ({ recordId }) =>
      recordId === null ? (
        messages.newRecord()
      ) : (
        <Link href={officeLinks.record(objectName, recordId)}>{recordId}</Link>
      ),
  },
  { label: messages.field(), cell: ({ name }) => labels.get(name) ?? name },
  { label: messages.before(), cell: ({ before }) => <span className={styles.value}>{toText(before)}</span> },
  { label: messages.after(), cell: ({ after }) => <span className={styles.value}>{toText(after)}</span> },
]

function toText(value: ChangeRow['before']): string {
  return value === null ? '' : String(value)
}

/** The first rows that are wrong, each with its number in the file and the reason. */
export function RejectTable({ detail: { rejects, fields } }: { readonly detail: RecordImportDetail }) {
  const labels = new Map(fields.map(({ name, label }) => [name, label]))
  return (
    <Table
      caption={messages.rejects()}
      rows={rejects}
      rowKey={({ row }) => String(row)}
      variant="dense"
      columns={createRejectColumns(labels)}
    />
  )
}

const createRejectColumns = (labels: ReadonlyMap<string, string>): readonly TableColumn<ImportReject>[] => [
  { label: messages.row(), cell: ({ row }) => <NumberText value={String(row)} /> },
  { label: messages.field(), cell: ({ fields }) => fields.map((name) => labels.get(name) ?? name).join(', ') },
  { label: messages.reason(), cell: ({ reason }) => <span className={styles.value}>{reason}</span> },
]
