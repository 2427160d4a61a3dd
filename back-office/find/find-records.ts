import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { isResponseError } from '@hydrant/client/errors.ts'
import type { ObjectSummary } from '@hydrant/contract/records/description.ts'
import { officeLinks } from '../office-links.ts'
import { findOrderField } from '../orders/order-records.ts'
import { getFieldText } from '../records/field-value.ts'
import { formatPattern } from '../records/soql-literal.ts'

/** The fields in which records are looked for, by object; the first is what a result is called. */
const SEARCHED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  OrderSummary: ['OrderNumber', 'OrderReferenceNumber__c', 'PoNumber'],
  Product2: ['StockKeepingUnit', 'Name'],
  Account: ['Name', 'AccountNumber'],
  Invoice: ['DocumentNumber'],
  FulfillmentOrder: ['FulfillmentOrderNumber'],
  Shipment: ['ShipmentNumber', 'TrackingNumber'],
  ReturnOrder: ['ReturnOrderNumber'],
  CreditMemo: ['DocumentNumber'],
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
  /** Its page; of a part of an order that of the order, where it is worked on. */
  readonly path: string
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

/** Finds records whose number, name, part number or tracking number contains a text, in all objects that the user may see. */
export async function findRecords(
  staff: StaffClient,
  { objects, term }: { readonly objects: readonly ObjectSummary[]; readonly term: string },
): Promise<readonly FoundGroup[]> {
  if (term === '') return []
  const searched = Object.keys(SEARCHED_FIELDS).flatMap((name) => objects.find((object) => object.name === name) ?? [])
  const groups = await Promise.all(searched.map(async (object) => findInObject(staff, object, term)))
  return groups.filter(({ records }) => records.length > 0)
}

/** Returns the path of the only record that was found, or whose title is what was looked for. */
export function findOnlyRecord(groups: readonly FoundGroup[], term: string): string | null {
  const found = groups.flatMap(({ records }) =>
    records.map(({ path, title }) => ({ path, isExact: title.toLowerCase() === term.toLowerCase() })),
  )
  const exact = found.filter(({ isExact }) => isExact)
  const only = exact.length === 1 ? exact : found
  return only.length === 1 ? (only[0]?.path ?? null) : null
}

/** Returns a term without the words `PO` or `PO number` before a number: it is looked for as the buyer has typed it. */
function withoutPoWord(term: string): string {
  return /^p\.?o\.?\s*(?:#|no\.?|number|:)?\s+(?<number>\S.*)$/i.exec(term)?.groups?.['number'] ?? term
}

async function findInObject(
  staff: StaffClient,
  { name, labelPlural }: Pick<ObjectSummary, 'name' | 'labelPlural'>,
  term: string,
): Promise<FoundGroup> {
  const fields = SEARCHED_FIELDS[name] ?? []
  const orderField = findOrderField(name)
  const pattern = formatPattern(name === 'OrderSummary' ? withoutPoWord(term) : term)
  const condition = fields.map((field) => `${field} LIKE ${pattern}`).join(' OR ')
  const selected = ['Id', ...fields, ...(orderField === null ? [] : [orderField])].join(', ')
  const q = `SELECT ${selected} FROM ${name} WHERE ${condition} LIMIT ${MAX_RESULTS + 1}`
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
      const id = getFieldText(record, 'Id') ?? ''
      const orderId = orderField === null ? null : getFieldText(record, orderField)
      const path = orderId === null ? officeLinks.record(name, id) : officeLinks.order(orderId)
      return { id, path, title, details: details.filter((text) => text !== '') }
    }),
    hasMore: records.length > MAX_RESULTS,
  }
}
