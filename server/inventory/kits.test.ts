import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { expect, test } from 'vitest'
import { expandKit, countWholeKits } from './kits.ts'

const part = (productId: string, quantity: string) => ({ productId, quantity: decimal(quantity) })
const toTexts = (needs: ReadonlyMap<string, { toFixed(): string }>) =>
  Object.fromEntries([...needs].map(([id, quantity]) => [id, quantity.toFixed()]))

test('a kit within a kit is expanded, and common parts are summed [CHK-06]', () => {
  const kits = new Map([
    ['trailer', [part('line', '2'), part('hose', '1')]],
    ['line', [part('hose', '4'), part('nozzle', '1')]],
  ])
  expect(toTexts(expandKit(kits, 'trailer'))).toEqual({ hose: '9', nozzle: '2' })
  expect(toTexts(expandKit(kits, 'hose'))).toEqual({ hose: '1' })
})

test('expanding a kit that contains itself ends [CHK-06]', () => {
  const kits = new Map([
    ['one', [part('other', '1'), part('hose', '2')]],
    ['other', [part('one', '1')]],
  ])
  expect(toTexts(expandKit(kits, 'one'))).toEqual({ hose: '2' })
})

test.each([
  [{ hose: '4', nozzle: '1' }, { hose: '11', nozzle: '9' }, '2'],
  [{ hose: '4', nozzle: '1' }, { nozzle: '9' }, '9'],
  [{ hose: '0', nozzle: '2' }, { hose: '0', nozzle: '5' }, '2'],
  [{ hose: '4' }, {}, undefined],
])(
  'with the parts %j per kit and the stock %j there are %s whole kits [CAT-09]',
  (needs, amounts: Record<string, string>, sets) => {
    const quantitiesPerKit = new Map(Object.entries(needs).map(([id, quantity]) => [id, decimal(quantity)]))
    expect(
      countWholeKits(quantitiesPerKit, (id) => (amounts[id] === undefined ? null : decimal(amounts[id])))?.toFixed(),
    ).toBe(sets)
  },
)
