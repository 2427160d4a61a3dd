import { expect, test } from 'vitest'
import { toAttributeColumns } from './listing-table.ts'

const attributes = ['Length', 'Diameter', 'Material', 'Weight', 'Lone'].map((label) => ({
  apiName: `${label}__c`,
  label,
  dataType: 'text' as const,
}))
const products: Parameters<typeof toAttributeColumns>[0] = [
  { id: 'a', fields: { Length__c: '50 ft', Diameter__c: '1.75 in', Material__c: 'Brass', Weight__c: '3.6' } },
  { id: 'b', fields: { Length__c: '100 ft', Diameter__c: '38 mm', Material__c: 'Steel', Weight__c: null } },
  {
    id: 'c',
    fields: { Length__c: null, Diameter__c: '2 in', Material__c: '2 in brass', Weight__c: '10', Lone__c: 'x' },
  },
]

test('columns are the shared attributes, numbers with one unit have it in the head, others beside each [CMP-03]', () => {
  const { columns, rows } = toAttributeColumns(products, attributes)
  expect(columns).toEqual([
    { label: 'Length', unit: 'ft', isNumeric: true, unitLength: 0 },
    { label: 'Diameter', unit: null, isNumeric: true, unitLength: 2 },
    { label: 'Material', unit: null, isNumeric: false, unitLength: 0 },
    { label: 'Weight', unit: null, isNumeric: true, unitLength: 0 },
  ])
  expect(rows[1]).toEqual({
    productId: 'b',
    cells: [{ text: '100', unit: '' }, { text: '38', unit: 'mm' }, { text: 'Steel', unit: '' }, null],
  })
  expect(rows[2]?.cells[0]).toBeNull()
})

test('of many attributes, the most common ones have a column, and a single product shows its own [CMP-03]', () => {
  const many = Array.from({ length: 12 }, (_, position) => ({
    apiName: `A${position}__c`,
    label: `A${position}`,
    dataType: 'text' as const,
  }))
  const toFields = (from: number) => Object.fromEntries(many.slice(from).map(({ apiName }) => [apiName, 'x']))
  const three = [0, 6, 6].map((from, position) => ({ id: String(position), fields: toFields(from) }))
  expect(toAttributeColumns(three, many).columns.map(({ label }) => label)).toEqual([
    'A6',
    'A7',
    'A8',
    'A9',
    'A10',
    'A11',
  ])
  expect(toAttributeColumns(three.slice(0, 1), many).columns).toHaveLength(6)
})
