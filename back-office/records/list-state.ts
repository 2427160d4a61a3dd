import type { ObjectDescription } from '@hydrant/contract/records/description.ts'
import { findTitleField } from './title-field.ts'

/** How a filter compares a field with its value. */
export type FilterOperator = (typeof FILTER_OPERATORS)[number]

/** All comparisons of filters. */
export const FILTER_OPERATORS = ['contains', 'is', 'not', 'from', 'to', 'empty'] as const

/** A condition that all records of a list meet; `empty` has no value. */
export interface Filter {
  readonly field: string
  readonly operator: FilterOperator
  readonly value: string
}

/** Where the next part of a list begins: after the record with this id, which has this value in the field of the order. */
export interface ListPosition {
  readonly value: string | null
  /** Null: before all records with this value. */
  readonly id: string | null
}

/** What a list shows; it is all in the address, so that a bookmark is a saved view. */
export interface ListState {
  readonly columns: readonly string[]
  readonly filters: readonly Filter[]
  readonly sort: { readonly field: string; readonly isDescending: boolean }
  readonly after: ListPosition | null
}

const MAX_COLUMNS = 20
const MAX_FILTERS = 20

/** Reads the state of a list from the query of its address. What the object does not have is left out. */
export function parseListState(search: URLSearchParams, description: ObjectDescription): ListState {
  const names = new Set(description.fields.map(({ name }) => name))
  const columns = listChosenColumns(search).filter((name) => names.has(name))
  const sortText = search.get('sort') ?? ''
  const sortField = sortText.replace(/^-/, '')
  return {
    columns: columns.length > 0 ? columns.slice(0, MAX_COLUMNS) : listDefaultColumns(description),
    filters: [...search.getAll('where'), ...listAddedFilters(search)]
      .flatMap((text) => parseFilter(text) ?? [])
      .filter(({ field }) => names.has(field))
      .slice(0, MAX_FILTERS),
    sort: names.has(sortField)
      ? { field: sortField, isDescending: sortText.startsWith('-') }
      : { field: 'CreatedDate', isDescending: true },
    after: parsePosition(search.get('after')),
  }
}

/** Lists the fields that the query of an address names and the object does not have, or the user may not see. */
export function listMissingFields(search: URLSearchParams, { fields }: ObjectDescription): readonly string[] {
  const names = new Set(fields.map(({ name }) => name))
  const named = [
    ...(search.get('columns') ?? '').split(','),
    (search.get('sort') ?? '').replace(/^-/, ''),
    ...search.getAll('where').flatMap((text) => parseFilter(text)?.field ?? []),
  ]
  return [...new Set(named)].filter((name) => name !== '' && !names.has(name)).slice(0, MAX_COLUMNS)
}

/** Whether a query comes from one of the forms of a list; the page then goes on to the address of the whole state. */
export function isFromListForm(search: URLSearchParams): boolean {
  return search.has('column') || search.has('operator')
}

/** Returns the chosen columns: those that the list had keep their order, and new ones come after them. */
function listChosenColumns(search: URLSearchParams): readonly string[] {
  const columns = (search.get('columns') ?? '').split(',')
  if (!search.has('column')) return [...new Set(columns)]
  const chosen = new Set(search.getAll('column'))
  return [...new Set([...columns.filter((name) => chosen.has(name)), ...chosen])]
}

/** Returns the filter that the form for a new one has sent. */
function listAddedFilters(search: URLSearchParams): readonly string[] {
  const [field, operator] = [search.get('field'), search.get('operator')]
  return field === null || operator === null ? [] : [`${field}.${operator}.${search.get('value') ?? ''}`]
}

/** Writes the state of a list as the query of its address; the position only if it is asked for. */
export function formatListState({ columns, filters, sort, after }: ListState): string {
  const search = new URLSearchParams({
    columns: columns.join(','),
    sort: (sort.isDescending ? '-' : '') + sort.field,
  })
  for (const filter of filters) search.append('where', formatFilter(filter))
  if (after !== null) search.set('after', JSON.stringify([after.value, after.id]))
  return `?${search.toString()}`
}

/** Writes a filter as a value of the query parameter `where`, such as `Name.contains.hose`. */
export function formatFilter({ field, operator, value }: Filter): string {
  return `${field}.${operator}.${value}`
}

function parseFilter(text: string): Filter | null {
  const [field = '', operatorName = '', ...valueParts] = text.split('.')
  const operator = FILTER_OPERATORS.find((known) => known === operatorName)
  const value = valueParts.join('.').trim().slice(0, 255)
  if (operator === undefined || (value === '' && operator !== 'empty')) return null
  return { field, operator, value }
}

function parsePosition(text: string | null): ListPosition | null {
  if (text === null) return null
  try {
    const position: unknown = JSON.parse(text)
    if (!isList(position)) return null
    const [value, id] = position
    return (typeof value === 'string' || value === null) && typeof id === 'string' ? { value, id } : null
  } catch {
    return null
  }
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/** The columns that people look for first, for objects whose fields are not in a telling order. */
const DEFAULT_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  Account: ['Name', 'AccountNumber', 'ParentId', 'Phone'],
  FulfillmentOrder: ['FulfillmentOrderNumber', 'OrderSummaryId', 'Status', 'FulfilledToName', 'CreatedDate'],
  CreditMemo: ['DocumentNumber', 'ReferenceEntityId', 'CreditDate', 'TotalAmountWithTax', 'RefundedAmount__c'],
  Invoice: [
    'DocumentNumber',
    'BillingAccountId',
    'ReferenceEntityId',
    'InvoiceDate',
    'DueDate',
    'TotalAmountWithTax',
    'Balance',
    'IsOverdue__c',
  ],
  OrderSummary: ['OrderNumber', 'OrderedDate', 'AccountId', 'PoNumber', 'Status', 'GrandTotalAmount'],
  PricebookEntry: ['Product2Id', 'Pricebook2Id', 'UnitPrice', 'CurrencyIsoCode', 'IsActive'],
  Product2: ['StockKeepingUnit', 'Name', 'Brand__c', 'ProductClass', 'IsActive', 'LastModifiedDate'],
  User: ['Username', 'FirstName', 'LastName', 'AccountId', 'IsActive'],
}

/** Returns the columns that a list of an object has unless others are chosen. */
export function listDefaultColumns(description: ObjectDescription): readonly string[] {
  const names = new Set(description.fields.map(({ name }) => name))
  const chosen = (DEFAULT_COLUMNS[description.name] ?? []).filter((name) => names.has(name))
  if (chosen.length > 0) return chosen
  const title = findTitleField(description)
  const others = description.fields
    .filter(({ name, type }) => name !== title && name !== 'Id' && type !== 'textarea' && !SYSTEM_FIELDS.has(name))
    .map(({ name }) => name)
  return title === 'Id' && others.length > 0 ? others.slice(0, 6) : [title, ...others.slice(0, 5)]
}

/** The fields that every object has and that nobody looks for in a list. */
const SYSTEM_FIELDS: ReadonlySet<string> = new Set(['CreatedDate', 'IsDeleted', 'LastModifiedDate', 'SystemModstamp'])
