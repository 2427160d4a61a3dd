import { expect, test } from 'vitest'
import { ruleTexts } from './rule-texts.ts'

const bySix = { minimum: '6', maximum: '60', increment: '6' }

test('only what restricts a buyer is said', () => {
  expect(ruleTexts(bySix)).toEqual(['Minimum quantity 6', 'Maximum quantity 60', 'Sold in multiples of 6'])
  expect(ruleTexts({ minimum: '1', maximum: '1000000', increment: '1' })).toEqual([])
})

test('guide texts put the number where they say {0}, and an empty one is not told [QTY-09]', () => {
  expect(ruleTexts(bySix, { guides: { minimum: 'At least {0}, yes {0}', maximum: '' } })).toEqual([
    'At least 6, yes 6',
    'Sold in multiples of 6',
  ])
})
