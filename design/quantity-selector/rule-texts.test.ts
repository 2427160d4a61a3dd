import { expect, test } from 'vitest'
import { toRuleTexts } from './rule-texts.ts'

const bySix = { minimum: '6', maximum: '60', increment: '6' }

test('only the rules that restrict a buyer are listed', () => {
  expect(toRuleTexts(bySix)).toEqual(['Minimum quantity 6', 'Maximum quantity 60', 'Sold in multiples of 6'])
  expect(toRuleTexts({ minimum: '1', maximum: '1000000', increment: '1' })).toEqual([])
})

test('guide texts contain the number in place of {0}, and an empty guide text is left out [QTY-09]', () => {
  expect(toRuleTexts(bySix, { guides: { minimum: 'At least {0}, yes {0}', maximum: '' } })).toEqual([
    'At least 6, yes 6',
    'Sold in multiples of 6',
  ])
})
