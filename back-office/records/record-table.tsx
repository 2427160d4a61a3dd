import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import { officeLinks } from '../office-links.ts'
import { FieldText } from './field-text.tsx'
import { getRecordId, type StoredRecord } from './field-value.ts'
import type { DescribedField } from './load-description.ts'

/** Records of an object as a table of some of their fields; the first leads to the page of the record. */
export function RecordTable({ caption, objectName, columns, records }: RecordTableProps) {
  return (
    <Table
      caption={caption}
      rows={records}
      rowKey={getRecordId}
      variant="dense"
      columns={createColumns(objectName, columns)}
    />
  )
}

interface RecordTableProps {
  readonly caption: string
  readonly objectName: string
  readonly columns: readonly DescribedField[]
  readonly records: readonly StoredRecord[]
}

function createColumns(objectName: string, fields: readonly DescribedField[]): readonly TableColumn<StoredRecord>[] {
  return fields.map((field, position) => ({
    label: field.label,
    isAtEnd: isNumeric(field),
    cell: (record) =>
      position === 0 ? (
        <Link href={officeLinks.record(objectName, getRecordId(record))}>
          <FieldText field={field} record={record} isInLink />
        </Link>
      ) : (
        <FieldText field={field} record={record} />
      ),
  }))
}

/** Whether the values of a field are numbers, which are aligned at the end of their column. */
export function isNumeric({ type }: Pick<DescribedField, 'type'>): boolean {
  return type === 'int' || type === 'double' || type === 'currency'
}
