import { expect, test } from 'vitest'
import { countCombinations, fillPattern, listCombinations, toDefaultPattern } from './combine-values.ts'

const toOptions = (...values: string[]) => values.map((value) => ({ value, label: value }))
const attributes = [
  { field: 'Size__c', label: 'Size', options: toOptions('M', 'Extra large') },
  { field: 'Color__c', label: 'Color', options: toOptions('Red', 'White') },
]

test('all values are combined in their order, and part numbers are made from a pattern [ADM-70]', () => {
  const combinations = listCombinations(attributes)
  expect(combinations).toHaveLength(countCombinations(attributes))
  expect(combinations.at(2)).toEqual({ Size__c: 'Extra large', Color__c: 'Red' })
  const fill = (pattern: string) =>
    fillPattern(pattern, { sku: 'HLM', attributes, values: { Size__c: 'Extra large', Color__c: 'Red' } })
  expect(fill(toDefaultPattern(attributes))).toBe('HLM-EXTRALARGE-RED')
  expect(fill('{COLOR__C}/{ size }{nothing}{')).toBe('RED/EXTRALARGE{nothing}{')
  expect([countCombinations([]), listCombinations([])]).toEqual([0, []])
})
