import type { ObjectDescription } from '@hydrant/contract/records/description.ts'
import { expect, test } from 'vitest'
import { findPositionOfEmpty, toPositionAfter } from './list-position.ts'
import { findUnusableFilter, type ListField, writeCountQuery, writeListQuery } from './list-query.ts'
import { formatListState, type ListState, parseListState } from './list-state.ts'

const FIELDS = [
  { name: 'Id', type: 'id', label: 'Record ID' },
  { name: 'Name', type: 'string', label: 'Name', nameField: true },
  { name: 'Price', type: 'currency', label: 'Price' },
  { name: 'IsActive', type: 'boolean', label: 'Active' },
  { name: 'CreatedDate', type: 'datetime', label: 'Created' },
  { name: 'AccountId', type: 'reference', label: 'Account', relationshipName: 'Account', referenceTo: ['Account'] },
  { name: 'ProductId', type: 'reference', label: 'Product', relationshipName: 'Product', referenceTo: ['Product2'] },
].map((field) => ({
  nameField: false,
  unique: false,
  nillable: true,
  relationshipName: null,
  referenceTo: [],
  ...field,
}))

const LIST_FIELDS: readonly ListField[] = FIELDS.map((field) => ({
  ...field,
  referencedTitle: field.type === 'reference' ? 'Name' : null,
}))

// The parts of a description that lists read; the rest is of no matter here.
const DESCRIPTION = { name: 'Thing', fields: FIELDS } as unknown as ObjectDescription

const parse = (query: string): ListState => parseListState(new URLSearchParams(query), DESCRIPTION)
const write = (query: string): string => writeListQuery('Thing', parse(query), { fields: LIST_FIELDS, limit: 51 })

test('a list selects its columns, and of references also the title of what they name [ADM-02]', () => {
  expect(write('columns=Name,AccountId&sort=Name')).toBe(
    'SELECT Id, Name, AccountId, Account.Name FROM Thing ORDER BY Name ASC NULLS LAST LIMIT 51',
  )
})

test.each([
  ["Name.contains.100%_'s\\", String.raw`Name LIKE '%100\%\_\'s\\%'`],
  ["Name.is.it's", String.raw`Name = 'it\'s'`],
  ['Price.from.10.5', 'Price >= 10.5'],
  ['IsActive.not.true', 'IsActive != true'],
  ['Price.from.1,234.5', 'Price >= 1234.5'],
  ['CreatedDate.to.2026-01-31', 'CreatedDate < 2026-02-01T00:00:00.000Z'],
  ['CreatedDate.is.2026-01-31', '(CreatedDate >= 2026-01-31T00:00:00.000Z AND CreatedDate < 2026-02-01T00:00:00.000Z)'],
  ['AccountId.empty.', 'AccountId = null'],
  ['AccountId.is.County', "Account.Name = 'County'"],
  ['AccountId.is.001000000000001AAA', "AccountId = '001000000000001AAA'"],
  ['ProductId.contains.NB-1', "(Product.Name LIKE '%NB-1%' OR Product.StockKeepingUnit LIKE '%NB-1%')"],
])('the filter %s is written as SOQL [ADM-02]', (filter, condition) => {
  const query = new URLSearchParams({ where: filter }).toString()
  expect(writeCountQuery('Thing', parse(query), LIST_FIELDS)).toBe(
    `SELECT COUNT() FROM Thing WHERE ${condition} LIMIT 10001`,
  )
})

test.each(['Price.is.ten', 'Price.contains.1', 'IsActive.is.perhaps', 'CreatedDate.from.soon'])(
  'the filter %s, which cannot be applied, is found [ADM-02]',
  (filter) => {
    const state = parse(new URLSearchParams({ where: filter }).toString())
    expect(findUnusableFilter(state, LIST_FIELDS)).toEqual(state.filters[0])
  },
)

test.each(['Nothing.is.1', 'x', 'Name.is.'])('%s is no filter [ADM-02]', (filter) => {
  expect(parse(new URLSearchParams({ where: filter }).toString()).filters).toEqual([])
})

test.each([
  ['Name', ['Nozzle', 'a'], "(Name > 'Nozzle' OR (Name = 'Nozzle' AND Id > 'a'))"],
  ['-Price', ['5', 'a'], "(Price < 5 OR (Price = 5 AND Id < 'a'))"],
  ['Price', [null, 'a'], "Price = null AND Id > 'a'"],
  ['-Price', [null, 'a'], "Price = null AND Id < 'a'"],
  ['IsActive', ['false', 'a'], "(IsActive = true OR (IsActive = false AND Id > 'a'))"],
  ['IsActive', ['true', 'a'], "(IsActive = true AND Id > 'a')"],
  [
    '-CreatedDate',
    ['2026-01-31T00:00:00.000Z', 'a'],
    "(CreatedDate < 2026-01-31T00:00:00.000Z OR (CreatedDate = 2026-01-31T00:00:00.000Z AND Id < 'a'))",
  ],
])('the next part of a list in the order %s begins after the last record [ADM-02]', (sort, after, condition) => {
  const query = new URLSearchParams({ columns: 'Name', sort, after: JSON.stringify(after) }).toString()
  expect(write(query)).toContain(`WHERE ${condition} ORDER BY`)
})

test('records without a value come after all that have one, and are read from their first [ADM-50] [REC-60]', () => {
  const state = parse('columns=Name&sort=Name')
  expect(findPositionOfEmpty(state, LIST_FIELDS)).toBeNull()
  const afterLast = { ...state, after: toPositionAfter({ Id: 'a', Name: 'Nozzle' }, state) }
  const empty = { ...state, after: findPositionOfEmpty(afterLast, LIST_FIELDS) }
  expect(writeListQuery('Thing', empty, { fields: LIST_FIELDS, limit: 50_000 })).toBe(
    'SELECT Id, Name FROM Thing WHERE Name = null ORDER BY Name ASC NULLS LAST LIMIT 50000',
  )
  expect(findPositionOfEmpty(empty, LIST_FIELDS)).toBeNull()
})

test('the address of a list is the list [ADM-02]', () => {
  const state = parse('columns=Price,Name&sort=-Price&where=Name.contains.a%26b&where=IsActive.is.true')
  expect(parse(formatListState(state))).toEqual(state)
  expect(parse('columns=constructor&sort=__proto__&after=%5B%5D&after=x').sort).toEqual({
    field: 'CreatedDate',
    isDescending: true,
  })
})

test('columns that a list had keep their order when others are chosen [ADM-02]', () => {
  expect(parse('columns=Price,Name&column=Name&column=Price&column=IsActive').columns).toEqual([
    'Price',
    'Name',
    'IsActive',
  ])
})
