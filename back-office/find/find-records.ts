import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { isResponseError } from '@hydrant/client/errors.ts'
import type { ObjectSummary } from '@hydrant/contract/records/description.ts'
import { getFieldText } from '../records/field-value.ts'
import { formatPattern } from '../records/soql-literal.ts'

/** The fields in which records are looked for, by object; the first is what a result is called. */
const SEARCHED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  OrderSummary: ['OrderNumber', 'OrderReferenceNumber__c', 'PoNumber'],
  Product2: ['StockKeepingUnit', 'Name'],
  Account: ['Name', 'AccountNumber'],
  User: ['Username', 'FirstName', 'LastName', 'Email'],
  ProductCategory: ['Name'],
  Pricebook2: ['Name'],
  BuyerGroup: ['Name'],
  Promotion: ['Name'],
  Location: ['Name'],
}

/** How many records of an object are shown. */
const MAX_RESULTS = 8

/** A record that was found. */
export interface FoundRecord {
  readonly id: string
  readonly title: string
  /** The other fields in which was looked. */
  readonly details: readonly string[]
}

/** What was found of one object. */
export interface FoundGroup {
  readonly objectName: string
  readonly labelPlural: string
  readonly records: readonly FoundRecord[]
  readonly hasMore: boolean
}

/** Finds records whose number, name or part number contains a text, in all objects that the user may see. */
export async function findRecords(
  staff: StaffClient,
  { objects, term }: { readonly objects: readonly ObjectSummary[]; readonly term: string },
): Promise<readonly FoundGroup[]> {
  if (term === '') return []
  const searched = Object.keys(SEARCHED_FIELDS).flatMap((name) => objects.find((object) => object.name === name) ?? [])
  const groups = await Promise.all(searched.map(async (object) => findInObject(staff, object, term)))
  return groups.filter(({ records }) => records.length > 0)
}

/** Returns the object and id of the only record that was found, or whose title is what was looked for. */
export function findOnlyRecord(
  groups: readonly FoundGroup[],
  term: string,
): { readonly objectName: string; readonly id: string } | null {
  const found = groups.flatMap(({ objectName, records }) =>
    records.map(({ id, title }) => ({ objectName, id, isExact: title.toLowerCase() === term.toLowerCase() })),
  )
  const exact = found.filter(({ isExact }) => isExact)
  const only = exact.length === 1 ? exact : found
  return only.length === 1 ? (only[0] ?? null) : null
}

async function findInObject(
  staff: StaffClient,
  { name, labelPlural }: Pick<ObjectSummary, 'name' | 'labelPlural'>,
  term: string,
): Promise<FoundGroup> {
  const fields = SEARCHED_FIELDS[name] ?? []
  const condition = fields.map((field) => `${field} LIKE ${formatPattern(term)}`).join(' OR ')
  const q = `SELECT Id, ${fields.join(', ')} FROM ${name} WHERE ${condition} LIMIT ${MAX_RESULTS + 1}`
  const records = await staff.query(q).then(
    (response) => response.records,
    (error: unknown) => {
      // An object in which looking takes too long must not hide what was found in the others.
      if (isResponseError(error) && error.status < 500) return []
      throw error
    },
  )
  return {
    objectName: name,
    labelPlural,
    records: records.slice(0, MAX_RESULTS).map((record) => {
      const [title = '', ...details] = fields.map((field) => getFieldText(record, field) ?? '')
      return { id: getFieldText(record, 'Id') ?? '', title, details: details.filter((text) => text !== '') }
    }),
    hasMore: records.length > MAX_RESULTS,
  }
}
