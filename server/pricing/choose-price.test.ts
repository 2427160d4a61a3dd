import { expect, test } from 'vitest'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { choosePrice, type ActivePriceBook } from './choose-price.ts'

const priceBooks: readonly ActivePriceBook[] = [
  { id: 'list', isOriginal: true, priority: 1 },
  { id: 'contract', isOriginal: false, priority: 10 },
  { id: 'web', isOriginal: false, priority: 50 },
]
const bookPrice = (priceBookId: string, unitPrice: string) => ({
  entryId: `${priceBookId} entry`,
  priceBookId,
  unitPrice: decimal(unitPrice),
})

test.each([
  ['LowestPrice', ['list 100', 'contract 90', 'web 80'], 'web entry', '100'],
  ['Priority', ['list 100', 'contract 90', 'web 80'], 'contract entry', '100'],
  ['LowestPrice', ['list 100'], 'list entry', '100'],
  ['LowestPrice', ['web 80'], 'web entry', undefined],
  ['Priority', ['list 10', 'web 80'], 'web entry', '10'],
  ['LowestPrice', ['contract 80', 'web 80'], 'contract entry', undefined],
] as const)('the strategy %s chooses from %j the %s [CAT-08]', (...[strategy, offers, entryId, listPrice]) => {
  const chosen = choosePrice(
    offers.map((text) => bookPrice(text.split(' ')[0] ?? '', text.split(' ')[1] ?? '')),
    priceBooks,
    strategy,
  )
  expect(chosen?.bookPrice.entryId).toBe(entryId)
  expect(chosen?.listPrice?.toFixed()).toBe(listPrice)
})

test('prices of price books that do not apply are ignored [CAT-08] [ROLE-08]', () => {
  expect(choosePrice([bookPrice('secret', '1')], priceBooks, 'LowestPrice')).toBeNull()
})
