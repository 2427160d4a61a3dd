import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { isResponseError } from '@hydrant/client/errors.ts'
import { writeListQuery } from './list-query.ts'
import { formatListState, listDefaultColumns, type ListState } from './list-state.ts'
import { type DescribedField, type DescribedObject, loadDescription } from './load-description.ts'
import { loadOrTellFailure } from './part-failure.tsx'

/** The records of one object whose reference names a record. */
export interface RelatedList extends Pick<DescribedObject, 'name' | 'label' | 'labelPlural' | 'createable'> {
  /** The field that names the record. */
  readonly parentField: string
  /** The label of that field where several fields of the object can name the record; otherwise null. */
  readonly parentLabel: string | null
  readonly columns: readonly DescribedField[]
  readonly records: ReadonlyArray<Readonly<Record<string, unknown>>>
  /** What the server says when the records could not be read, with the id of the error; null when they are there. */
  readonly failure: string | null
  /** The query of the address of the whole list; null when all of it is here. */
  readonly listSearch: string | null
}

/** How many records below a record its page shows of each kind. */
const RELATED_SIZE = 8
const MAX_COLUMNS = 4

/** Records that are created on the page of something else only, whose form knows what a form of fields does not. */
const CREATED_ELSEWHERE: ReadonlySet<string> = new Set(['PaymentLineInvoice'])

/**
 * Loads the records below a record, by kind; kinds of which there are none are only there when one can be created. Where
 * the server fails, the others are there all the same.
 */
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
      const { records, failure } = await queryOrFailure(
        staff,
        writeListQuery(child.name, state, { fields: child.fields, limit: RELATED_SIZE + 1 }),
      )
      const isOneOfSeveral = childRelationships.filter((other) => other.childSObject === childSObject).length > 1
      const parentLabel = isOneOfSeveral ? (child.fields.find(({ name }) => name === field)?.label ?? null) : null
      return toRelatedList({ child, state, records, failure, parentField: field, parentLabel })
    }),
  )
  return lists.filter(({ records, failure, createable }) => records.length > 0 || failure !== null || createable)
}

function toRelatedList({
  child: { name, label, labelPlural, createable, fields },
  state,
  records,
  failure,
  parentField,
  parentLabel,
}: {
  readonly child: DescribedObject
  readonly state: ListState
} & Pick<RelatedList, 'records' | 'failure' | 'parentField' | 'parentLabel'>): RelatedList {
  return {
    name,
    label,
    labelPlural,
    createable: createable && !CREATED_ELSEWHERE.has(name),
    parentField,
    parentLabel,
    columns: state.columns.flatMap((column) => fields.find((field) => field.name === column) ?? []),
    records: records.slice(0, RELATED_SIZE),
    failure,
    listSearch: records.length > RELATED_SIZE ? formatListState(state) : null,
  }
}

/** Reads the records of a list; one that the query is refused for, such as because it takes too long, is left out. */
async function queryOrFailure(staff: StaffClient, soql: string): Promise<Pick<RelatedList, 'records' | 'failure'>> {
  try {
    const result = await loadOrTellFailure(staff.query(soql))
    return 'failure' in result ? { records: [], failure: result.failure } : { records: result.records, failure: null }
  } catch (error) {
    if (isResponseError(error) && error.status < 500) return { records: [], failure: null }
    throw error
  }
}
