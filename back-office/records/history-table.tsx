import type { FieldDescription } from '@hydrant/contract/records/description.ts'
import type { HistoryEntry } from '@hydrant/contract/admin/changes.ts'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/records.js'
import { officeLinks } from '../office-links.ts'
import styles from './history-table.module.css'

/**
 * Who changed what and when; with `hasRecords` also which record. Fields are named by their labels where the page has
 * them.
 */
export function HistoryTable({ entries, hasRecords = false, fields = [] }: HistoryTableProps) {
  const columns = createColumns(new Map(fields.map(({ name, label }) => [name, label])))
  return (
    <Table
      caption={messages.history()}
      columns={hasRecords ? [...columns, recordColumn()] : columns}
      rows={entries}
      rowKey={({ id }) => id}
      variant="dense"
    />
  )
}

interface HistoryTableProps {
  readonly entries: readonly HistoryEntry[]
  readonly hasRecords?: boolean
  readonly fields?: readonly Pick<FieldDescription, 'name' | 'label'>[]
}

type Labels = ReadonlyMap<string, string>

const createColumns = (labels: Labels): readonly TableColumn<HistoryEntry>[] => [
  { label: messages.when(), cell: ({ createdDate }) => <Moment of={createdDate} /> },
  { label: messages.who(), cell: ({ userName }) => userName ?? messages.command() },
  { label: messages.operation(), cell: ({ operation }) => describeOperation(operation) },
  { label: messages.changes(), cell: (entry) => <Changes entry={entry} labels={labels} /> },
]

const recordColumn = (): TableColumn<HistoryEntry> => ({
  label: messages.record(),
  cell: ({ objectName, recordId, operation }) =>
    recordId === null || operation === 'delete' ? (
      objectName
    ) : (
      <Link href={officeLinks.record(objectName, recordId)}>{`${objectName} ${recordId}`}</Link>
    ),
})

function describeOperation(operation: string): string {
  switch (operation) {
    case 'create':
      return messages.created()
    case 'update':
      return messages.updated()
    case 'delete':
      return messages.deleted()
    default:
      return operation
  }
}

/** The changed fields with their values before and after. */
function Changes({
  entry: { oldValues, newValues },
  labels,
}: {
  readonly entry: HistoryEntry
  readonly labels: Labels
}) {
  const names = [...new Set([...Object.keys(oldValues ?? {}), ...Object.keys(newValues ?? {})])]
  return (
    <dl className={styles.changes}>
      {names.map((name) => (
        <div key={name}>
          <dt>{labels.get(name) ?? name}</dt>
          <dd>
            {oldValues !== null && <del>{toText(oldValues[name])}</del>}
            {newValues !== null && <ins>{toText(newValues[name])}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function toText(value: unknown): string {
  if (value === undefined || value === null) return messages.noValue()
  return typeof value === 'string' ? value : JSON.stringify(value)
}
