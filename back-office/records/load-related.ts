import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { isResponseError } from '@hydrant/client/errors.ts'
import { writeListQuery } from './list-query.ts'
import { formatListState, listDefaultColumns, type ListState } from './list-state.ts'
import { type DescribedField, type DescribedObject, loadDescription } from './load-description.ts'

/** The records of one object whose reference names a record. */
export interface RelatedList extends Pick<DescribedObject, 'name' | 'label' | 'labelPlural' | 'createable'> {
  /** The field that names the record. */
  readonly parentField: string
  /** The label of that field where several fields of the object can name the record; otherwise null. */
  readonly parentLabel: string | null
  readonly columns: readonly DescribedField[]
  readonly records: ReadonlyArray<Readonly<Record<string, unknown>>>
  /** The query of the address of the whole list; null when all of it is here. */
  readonly listSearch: string | null
}

/** How many records below a record its page shows of each kind. */
const RELATED_SIZE = 8
const MAX_COLUMNS = 4

/** Loads the records below a record, by kind; kinds of which there are none are only there when one can be created. */
export async function loadRelated(
  staff: StaffClient,
  { childRelationships }: Pick<DescribedObject, 'childRelationships'>,
  recordId: string,
): Promise<readonly RelatedList[]> {
  const lists = await Promise.all(
    childRelationships.map(async ({ childSObject, field }) => {
      const child = await loadDescription(staff, childSObject)
      const state: ListState = {
        columns: listDefaultColumns(child)
          .filter((name) => name !== field)
          .slice(0, MAX_COLUMNS),
        filters: [{ field, operator: 'is', value: recordId }],
        sort: { field: 'CreatedDate', isDescending: true },
        after: null,
      }
      const records = await queryOrNothing(
        staff,
        writeListQuery(child.name, state, { fields: child.fields, limit: RELATED_SIZE + 1 }),
      )
      const isOneOfSeveral = childRelationships.filter((other) => other.childSObject === childSObject).length > 1
      const parentLabel = isOneOfSeveral ? (child.fields.find(({ name }) => name === field)?.label ?? null) : null
      return toRelatedList({ child, state, records, parentField: field, parentLabel })
    }),
  )
  return lists.filter(({ records, createable }) => records.length > 0 || createable)
}

function toRelatedList({
  child: { name, label, labelPlural, createable, fields },
  state,
  records,
  parentField,
  parentLabel,
}: {
  readonly child: DescribedObject
  readonly state: ListState
} & Pick<RelatedList, 'records' | 'parentField' | 'parentLabel'>): RelatedList {
  return {
    name,
    label,
    labelPlural,
    createable,
    parentField,
    parentLabel,
    columns: state.columns.flatMap((column) => fields.find((field) => field.name === column) ?? []),
    records: records.slice(0, RELATED_SIZE),
    listSearch: records.length > RELATED_SIZE ? formatListState(state) : null,
  }
}

/** A list that takes too long must not take the page of the record with it. */
async function queryOrNothing(staff: StaffClient, soql: string): Promise<RelatedList['records']> {
  try {
    return (await staff.query(soql)).records
  } catch (error) {
    if (isResponseError(error) && error.status < 500) return []
    throw error
  }
}
