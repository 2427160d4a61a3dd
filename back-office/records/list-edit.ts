import { toFormValues } from './parse-form.ts'
import { getFieldText, getRecordId, type StoredRecord } from './field-value.ts'
import type { DescribedField } from './load-description.ts'
import type { RecordList } from './load-list.ts'
import type { RowTable } from '../row-table/load-row-table.ts'
import type { RejectedTable } from '../row-table/save-row-table.ts'
import { findTitleField } from './title-field.ts'

/** The name of the table that the rows of a list are edited in. */
export const LIST_TABLE = 'rows'

/** The parameter of the address of a list whose rows are inputs. */
export const EDIT_PARAM = 'edit'

/** The field of a form that writes old values back. */
export const UNDO_FIELD = 'undo'

/** A row that was saved, with what its fields had before and have now. */
export interface SavedRow {
  readonly id: string
  /** What the record is called. */
  readonly title: string
  readonly before: Readonly<Record<string, string>>
  readonly after: Readonly<Record<string, string>>
}

/** What the form of rows of a list is answered. */
export interface EditAnswer {
  /** Null: all rows were saved. */
  readonly rejected: RejectedTable | null
  readonly saved: readonly SavedRow[]
  /** Whether old values were to be written back. */
  readonly isUndo: boolean
}

/** Whether a field can be changed in a cell: texts of several lines have no room in one. */
export function isEditableInCell({ updateable, type }: Pick<DescribedField, 'updateable' | 'type'>): boolean {
  return updateable && type !== 'textarea'
}

/** Returns a part of a list as a table whose rows are edited. */
export function toEditTable({ description, state, records }: RecordList): RowTable {
  const fields = state.columns.flatMap((column) => description.fields.find(({ name }) => name === column) ?? [])
  const shown = fields.map((field) => ({ ...field, updateable: isEditableInCell(field) }))
  return {
    name: LIST_TABLE,
    objectName: description.name,
    parentField: '',
    orderBy: '',
    columns: state.columns,
    label: description.label,
    labelPlural: description.labelPlural,
    fields: shown,
    rows: records.map((record) => ({
      id: getRecordId(record),
      record,
      values: toFormValues(fields, record),
      // Rows of a list are saved over the values that they showed (decision 113).
      tag: null,
    })),
    linksToRecords: true,
    mayCreate: false,
    mayUpdate: description.updateable && shown.some(({ updateable }) => updateable),
    mayDelete: false,
    hasMore: false,
  }
}

/** Returns what a record is called in its list. */
export function toRecordTitle(
  record: StoredRecord,
  description: Parameters<typeof findTitleField>[0],
  columns: readonly string[] = [],
): string {
  return (
    [findTitleField(description), ...columns].map((name) => getFieldText(record, name)).find(Boolean) ??
    getRecordId(record)
  )
}
