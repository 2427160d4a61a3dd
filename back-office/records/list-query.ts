import { toPlainDecimalOrNull } from '@hydrant/kernel/locale/format-decimal.ts'
import type { FieldDescription } from '@hydrant/contract/records/description.ts'
import type { Filter, ListState } from './list-state.ts'
import { formatId, formatLiteral, formatPattern, formatText, isRecordId } from './soql-literal.ts'

/** How many records a list shows at once. */
export const LIST_SIZE = 50

/** How many records of a list are counted; of a longer one it is only said that there are more. */
export const MAX_COUNTED = 10_000

/** How many records of a file are queried at once: as many as the result of a query can have. */
export const EXPORT_PART_SIZE = 50_000

/** A field of a list with what SOQL selects for it: for a reference also the title of the record that it names. */
export interface ListField extends Pick<FieldDescription, 'name' | 'type' | 'nillable' | 'relationshipName'> {
  readonly referenceTo?: FieldDescription['referenceTo']
  /** The field of the referenced object that people know its records by; null where they may not see it. */
  readonly referencedTitle: string | null
}

/** Writes the SOQL of a part of what a list contains, from its position on, up to a limit. */
export function writeListQuery(
  objectName: string,
  state: ListState,
  { fields, limit }: { readonly fields: readonly ListField[]; readonly limit: number },
): string {
  const byName = new Map(fields.map((field) => [field.name, field]))
  const sortField = byName.get(state.sort.field)
  const conditions = [
    ...state.filters.flatMap((filter) => writeFilter(filter, byName.get(filter.field)) ?? []),
    ...(sortField === undefined ? [] : [writePosition(state, sortField) ?? []].flat()),
  ]
  const direction = state.sort.isDescending ? 'DESC' : 'ASC'
  return [
    `SELECT ${listSelectedFields(state, byName).join(', ')} FROM ${objectName}`,
    ...(conditions.length > 0 ? [`WHERE ${conditions.join(' AND ')}`] : []),
    `ORDER BY ${state.sort.field} ${direction} NULLS LAST LIMIT ${limit}`,
  ].join(' ')
}

/** Finds a filter that cannot be applied, because its field cannot have the value or be compared so. */
export function findUnusableFilter({ filters }: ListState, fields: readonly ListField[]): Filter | undefined {
  const byName = new Map(fields.map((field) => [field.name, field]))
  return filters.find((filter) => writeFilter(filter, byName.get(filter.field)) === undefined)
}

/** Writes the SOQL that counts the records of a list, up to one more than `MAX_COUNTED`. */
export function writeCountQuery(objectName: string, { filters }: ListState, fields: readonly ListField[]): string {
  const byName = new Map(fields.map((field) => [field.name, field]))
  const conditions = filters.flatMap((filter) => writeFilter(filter, byName.get(filter.field)) ?? [])
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : ''
  return `SELECT COUNT() FROM ${objectName}${where} LIMIT ${MAX_COUNTED + 1}`
}

function listSelectedFields({ columns, sort }: ListState, byName: ReadonlyMap<string, ListField>): readonly string[] {
  const titles = columns.flatMap((column) => listTitlePaths(byName.get(column)))
  return [...new Set(['Id', ...columns, sort.field, ...titles])]
}

/** Returns the path of the title of the record that a reference names; null for other fields and for mere ids. */
function findTitlePath(field: ListField | undefined): string | null {
  const { relationshipName = null, referencedTitle = null } = field ?? {}
  return relationshipName === null || referencedTitle === null || referencedTitle === 'Id'
    ? null
    : `${relationshipName}.${referencedTitle}`
}

/**
 * Returns the paths of what people know the record by that a reference names: its title, and of a product also the part
 * number. None for other fields and for mere ids.
 */
export function listTitlePaths(field: ListField | undefined): readonly string[] {
  const title = findTitlePath(field)
  if (field === undefined || title === null) return []
  return field.referenceTo?.[0] === 'Product2' ? [title, `${field.relationshipName ?? ''}.${PART_NUMBER}`] : [title]
}

/** The field of a product that has its part number. */
export const PART_NUMBER = 'StockKeepingUnit'

/** Writes the condition of a filter; undefined for a value that a field of this type cannot have. */
function writeFilter({ field, operator, value }: Filter, known: ListField | undefined): string | undefined {
  if (known === undefined) return undefined
  if (operator === 'empty') return `${field} = null`
  const titles = listTitlePaths(known)
  if (titles.length > 0 && (operator === 'contains' || !isRecordId(value)))
    return writeTitleFilter(titles, operator, value)
  if (operator === 'contains') return isText(known) ? `${field} LIKE ${formatPattern(value)}` : undefined
  const literal = formatLiteral(known.type, isNumber(known) ? (toPlainDecimalOrNull(value) ?? value) : value)
  if (literal === undefined) return undefined
  return known.type === 'datetime' && DAY.test(value)
    ? writeDayFilter(field, operator, literal)
    : `${field} ${SQL_OPERATORS[operator]} ${literal}`
}

/** Writes the condition that the title of the record that a reference names contains a text, is it, or is not. */
function writeTitleFilter(titles: readonly string[], operator: Filter['operator'], value: string): string | undefined {
  if (operator === 'from' || operator === 'to') return undefined
  if (operator === 'not') return titles.map((title) => `${title} != ${formatText(value)}`).join(' AND ')
  const comparison = operator === 'contains' ? `LIKE ${formatPattern(value)}` : `= ${formatText(value)}`
  const conditions = titles.map((title) => `${title} ${comparison}`)
  return conditions.length === 1 ? conditions[0] : `(${conditions.join(' OR ')})`
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Writes the condition that a time is on a day (in UTC), not on it, from it on, or until its end. */
function writeDayFilter(field: string, operator: 'is' | 'not' | 'from' | 'to', start: string): string {
  const end = new Date(Date.parse(start) + 24 * 60 * 60 * 1000).toISOString()
  switch (operator) {
    case 'is':
      return `(${field} >= ${start} AND ${field} < ${end})`
    case 'not':
      return `(${field} < ${start} OR ${field} >= ${end} OR ${field} = null)`
    case 'from':
      return `${field} >= ${start}`
    case 'to':
      return `${field} < ${end}`
    default:
      return operator satisfies never
  }
}

function isNumber({ type }: ListField): boolean {
  return type === 'int' || type === 'double' || type === 'currency'
}

const SQL_OPERATORS = { is: '=', not: '!=', from: '>=', to: '<=' } as const

function isText({ type }: ListField): boolean {
  return type === 'string' || type === 'textarea' || type === 'picklist'
}

/**
 * Writes the condition that a record comes after the position: in this form the database begins to read there, with no
 * look at what comes before. After a value there are only records with one.
 */
function writePosition({ sort, after }: ListState, { name, type }: ListField): string | undefined {
  if (after === null) return undefined
  const operator = sort.isDescending ? '<' : '>'
  const isLater = after.id === null ? undefined : `Id ${operator} ${formatId(after.id)}`
  if (after.value === null) return [`${name} = null`, isLater ?? []].flat().join(' AND ')
  const literal = formatLiteral(type, after.value)
  if (literal === undefined || isLater === undefined) return undefined
  const isSame = `(${name} = ${literal} AND ${isLater})`
  if (type !== 'boolean') return `(${name} ${operator} ${literal} OR ${isSame})`
  const hasOtherAfter = (literal === 'true') === sort.isDescending
  return hasOtherAfter ? `(${name} = ${literal === 'true' ? 'false' : 'true'} OR ${isSame})` : isSame
}
