import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import type { ObjectSummary } from '@hydrant/contract/records/description.ts'
import { getRecordId } from '../records/field-value.ts'
import { loadOrTellFailure } from '../records/part-failure.tsx'
import { listTitlePaths } from '../records/list-query.ts'
import { type DescribedField, loadDescription } from '../records/load-description.ts'
import { toFormValues } from '../records/parse-form.ts'
import { formatId } from '../records/soql-literal.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { readTags } from '../records/read-tags.ts'

/** Which records a table edits: those of an object whose reference names one record. */
export interface RowTableSpec {
  /** The name of the table on its page: the value of its form's `table`, and its fragment. */
  readonly name: string
  readonly objectName: string
  readonly parentField: string
  /** The fields that are columns, in their order; those that do not exist, or may not be seen, are left out. */
  readonly columns: readonly string[]
  readonly orderBy: string
  /** A field of the record that a reference names, shown before the columns, such as `Product2.StockKeepingUnit`. */
  readonly keyPath?: string
  /** Whether each row has a link to the page of its record, for what is below it, such as the price breaks of a price. */
  readonly linksToRecords?: boolean
  /** Whether there is one record at most, so that none is added beside it. */
  readonly isSingle?: boolean
}

/** A record of a table. */
export interface TableRow {
  readonly id: string
  readonly record: Readonly<Record<string, unknown>>
  /** What its inputs show, by field. */
  readonly values: Readonly<Record<string, string>>
  /** The ETag of the record that the page shows; null for who may not change it. */
  readonly tag: string | null
}

/** A table of records that are changed, added and removed by one form. */
export interface RowTable extends RowTableSpec {
  readonly label: string
  readonly labelPlural: string
  readonly fields: readonly DescribedField[]
  readonly rows: readonly TableRow[]
  readonly mayCreate: boolean
  readonly mayUpdate: boolean
  readonly mayDelete: boolean
  /** Whether there are more records than are shown. */
  readonly hasMore: boolean
}

/** How many records a table shows at most. */
const TABLE_SIZE = 100

/** A table that could not be read. */
export interface FailedTable extends Pick<RowTableSpec, 'name'> {
  readonly labelPlural: string
  /** What the server says, with the id of the error. */
  readonly failure: string
}

/**
 * Loads the tables of a page; those of objects that the user may not see are left out. Where the server fails, the others
 * are there all the same.
 */
export async function loadRowTables(
  staff: StaffClient,
  specs: readonly RowTableSpec[],
  { parentId, objects }: { readonly parentId: string; readonly objects: readonly ObjectSummary[] },
): Promise<ReadonlyArray<RowTable | FailedTable>> {
  return Promise.all(
    specs.flatMap((spec) => {
      const object = objects.find(({ name }) => name === spec.objectName)
      if (object === undefined) return []
      return loadOrTellFailure(loadRowTable(staff, spec, { parentId })).then((result) =>
        'failure' in result ? { name: spec.name, labelPlural: object.labelPlural, failure: result.failure } : result,
      )
    }),
  )
}

/** Loads one table; `condition` is a further condition in SOQL. */
export async function loadRowTable(
  staff: StaffClient,
  spec: RowTableSpec,
  { parentId, condition }: { readonly parentId: string; readonly condition?: string | undefined },
): Promise<RowTable> {
  const { objectName } = spec
  const description = await loadDescription(staff, objectName)
  const fields = spec.columns.flatMap((column) => description.fields.find(({ name }) => name === column) ?? [])
  const mayUpdate = description.updateable && fields.some(({ updateable }) => updateable)
  const where = [`${spec.parentField} = ${formatId(parentId)}`, ...(condition ? [condition] : [])]
  const query = async (selected: readonly string[]) => {
    const q = `SELECT ${selected.join(', ')} FROM ${objectName} WHERE ${where.join(' AND ')} ORDER BY ${spec.orderBy} LIMIT ${TABLE_SIZE + 1}`
    return (await awaitOrErrorPage(staff.query(q))).records
  }
  // The tags are read before the values: who changes a record in between is noticed when it is saved.
  const needsTags = mayUpdate || description.deletable
  const tags = needsTags
    ? await readTags(staff, objectName, (await query(['Id'])).map(getRecordId))
    : new Map<string, string>()
  const keyPaths = spec.keyPath === undefined ? [] : [spec.keyPath]
  const titles = fields.flatMap(listTitlePaths)
  const records = await query([...new Set(['Id', ...fields.map(({ name }) => name), ...titles, ...keyPaths])])
  return {
    ...spec,
    label: description.label,
    labelPlural: description.labelPlural,
    fields,
    rows: records.slice(0, TABLE_SIZE).map((record) => {
      const id = getRecordId(record)
      return { id, record, values: toFormValues(fields, record), tag: tags.get(id) ?? null }
    }),
    mayCreate: description.createable && !(spec.isSingle === true && records.length > 0),
    mayUpdate,
    mayDelete: description.deletable,
    hasMore: records.length > TABLE_SIZE,
  }
}
