import { expect, test } from 'vitest'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { planSplit, type SplitLine } from './plan-split.ts'

const line = (id: string, groupId: string, quantity: number): SplitLine => ({
  id,
  productKey: 'hose',
  groupId,
  quantity: decimal(quantity),
})
const part = (one: SplitLine, addressId: string, quantity: number) => ({
  line: one,
  addressId,
  quantity: decimal(quantity),
})
const main = { id: 'main', isDefault: true, addressId: 'home' }
const second = { id: 'second', isDefault: false, addressId: 'depot' }

test('a part of a line goes to a group that has to be made, and the rest stays [CHK-20]', () => {
  const hose = line('a', 'main', 10)
  expect(planSplit([main], [part(hose, 'home', 6), part(hose, 'depot', 4)])).toEqual({
    readdressed: [],
    created: ['depot'],
    arrangements: [
      [
        { cartItemId: 'a', group: { id: 'main' }, quantity: '6' },
        { cartItemId: 'a', group: { newFor: 'depot' }, quantity: '4' },
      ],
    ],
  })
})

test('a group that goes there already is used, and lines that meet in it become one [CHK-20]', () => {
  const [here, there] = [line('a', 'main', 6), line('b', 'second', 4)]
  const nozzle = { ...line('c', 'main', 1), productKey: 'nozzle' }
  expect(planSplit([main, second], [part(here, 'depot', 6), part(there, 'depot', 4), part(nozzle, 'home', 1)])).toEqual(
    {
      readdressed: [],
      created: [],
      arrangements: [
        [
          { cartItemId: 'a', group: { id: 'main' }, quantity: '0' },
          { cartItemId: 'b', group: { id: 'second' }, quantity: '10' },
        ],
      ],
    },
  )
})

test('the default group is never left without goods: it takes the address that is left [CHK-20]', () => {
  const [here, there] = [line('a', 'main', 6), line('b', 'second', 4)]
  expect(planSplit([main, second], [part(here, 'depot', 6), part(there, 'depot', 4)])).toEqual({
    readdressed: [{ groupId: 'main', addressId: 'depot' }],
    created: [],
    arrangements: [
      [
        { cartItemId: 'a', group: { id: 'main' }, quantity: '10' },
        { cartItemId: 'b', group: { id: 'second' }, quantity: '0' },
      ],
    ],
  })
  expect(planSplit([main], [part(line('a', 'main', 6), 'station', 6)])).toEqual({
    readdressed: [{ groupId: 'main', addressId: 'station' }],
    created: [],
    arrangements: [],
  })
})
