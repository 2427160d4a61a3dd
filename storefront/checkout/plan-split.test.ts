import { expect, test } from 'vitest'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { planSplit, type SplitLine } from './plan-split.ts'

const line = (id: string, groupId: string, quantity: number): SplitLine => ({
  id,
  productKey: 'hose',
  groupId,
  quantity: decimal(quantity),
})
const allocation = (splitLine: SplitLine, addressId: string, quantity: number) => ({
  line: splitLine,
  addressId,
  quantity: decimal(quantity),
})
const defaultGroup = { id: 'main', isDefault: true, addressId: 'home' }
const secondGroup = { id: 'second', isDefault: false, addressId: 'depot' }

test('part of a line goes to a new group, and the rest stays [CHK-20]', () => {
  const hose = line('a', 'main', 10)
  expect(planSplit([defaultGroup], [allocation(hose, 'home', 6), allocation(hose, 'depot', 4)])).toEqual({
    addressChanges: [],
    newGroupAddressIds: ['depot'],
    arrangements: [
      [
        { cartItemId: 'a', group: { id: 'main' }, quantity: '6' },
        { cartItemId: 'a', group: { addressId: 'depot' }, quantity: '4' },
      ],
    ],
  })
})

test('an existing group for the address is used, and lines that go to the same group are merged [CHK-20]', () => {
  const [here, there] = [line('a', 'main', 6), line('b', 'second', 4)]
  const nozzle = { ...line('c', 'main', 1), productKey: 'nozzle' }
  expect(
    planSplit(
      [defaultGroup, secondGroup],
      [allocation(here, 'depot', 6), allocation(there, 'depot', 4), allocation(nozzle, 'home', 1)],
    ),
  ).toEqual({
    addressChanges: [],
    newGroupAddressIds: [],
    arrangements: [
      [
        { cartItemId: 'a', group: { id: 'main' }, quantity: '0' },
        { cartItemId: 'b', group: { id: 'second' }, quantity: '10' },
      ],
    ],
  })
})

test('the default group is never empty: it takes the remaining address [CHK-20]', () => {
  const [here, there] = [line('a', 'main', 6), line('b', 'second', 4)]
  expect(planSplit([defaultGroup, secondGroup], [allocation(here, 'depot', 6), allocation(there, 'depot', 4)])).toEqual(
    {
      addressChanges: [{ groupId: 'main', addressId: 'depot' }],
      newGroupAddressIds: [],
      arrangements: [
        [
          { cartItemId: 'a', group: { id: 'main' }, quantity: '10' },
          { cartItemId: 'b', group: { id: 'second' }, quantity: '0' },
        ],
      ],
    },
  )
  expect(planSplit([defaultGroup], [allocation(line('a', 'main', 6), 'station', 6)])).toEqual({
    addressChanges: [{ groupId: 'main', addressId: 'station' }],
    newGroupAddressIds: [],
    arrangements: [],
  })
})
