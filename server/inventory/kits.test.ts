import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { expect, test } from 'vitest'
import { needsOf, wholeSets } from './kits.ts'

const part = (productId: string, quantity: string) => ({ productId, quantity: decimal(quantity) })
const texts = (needs: ReadonlyMap<string, { toFixed(): string }>) =>
  Object.fromEntries([...needs].map(([id, quantity]) => [id, quantity.toFixed()]))

test('a set within a set is taken apart too, and what they have in common adds up [CHK-06]', () => {
  const kits = new Map([
    ['trailer', [part('line', '2'), part('hose', '1')]],
    ['line', [part('hose', '4'), part('nozzle', '1')]],
  ])
  expect(texts(needsOf(kits, 'trailer'))).toEqual({ hose: '9', nozzle: '2' })
  expect(texts(needsOf(kits, 'hose'))).toEqual({ hose: '1' })
})

test('a set that is said to be part of itself comes to an end [CHK-06]', () => {
  const kits = new Map([
    ['one', [part('other', '1'), part('hose', '2')]],
    ['other', [part('one', '1')]],
  ])
  expect(texts(needsOf(kits, 'one'))).toEqual({ hose: '2' })
})

test.each([
  [{ hose: '4', nozzle: '1' }, { hose: '11', nozzle: '9' }, '2'],
  [{ hose: '4', nozzle: '1' }, { nozzle: '9' }, '9'],
  [{ hose: '0', nozzle: '2' }, { hose: '0', nozzle: '5' }, '2'],
  [{ hose: '4' }, {}, undefined],
])('of parts %j there are whole sets in %j: %s [CAT-09]', (needs, amounts: Record<string, string>, sets) => {
  const needed = new Map(Object.entries(needs).map(([id, quantity]) => [id, decimal(quantity)]))
  expect(wholeSets(needed, (id) => (amounts[id] === undefined ? null : decimal(amounts[id])))?.toFixed()).toBe(sets)
})
