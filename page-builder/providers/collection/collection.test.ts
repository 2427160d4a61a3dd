import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countPages, selectPageItems, computeVisiblePages, removeDuplicateIds } from './pages.ts'
import { PaginationAction } from './pagination-action.ts'
import { sortItems } from './sort-items.ts'

const thing = (id: string, rest: object = {}) => ({ id, name: id, ...rest })
const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).join('')

test.each([
  ['', 'ascending', 'abcd'],
  ['size', 'ascending', 'bcad'],
  ['size', 'descending', 'acbd'],
  ['image.alt', 'ascending', 'cbad'],
  ['gone', 'descending', 'abcd'],
] as const)('sorted by %j, %s, items are in the order %s [DPR-03]', (sortBy, sortOrder, expected) => {
  const items = [
    thing('a', { size: '10.25', image: { alt: 'Wye' } }),
    thing('b', { size: 2, image: { alt: 'hose 10' } }),
    thing('c', { size: '10.09', image: { alt: 'Hose 9' } }),
    thing('d'),
  ]
  expect(ids(sortItems(items, { sortBy, sortOrder }))).toBe(expected)
})

test('sorting neither loses nor adds items, and is stable [DPR-03]', () => {
  const item = fc.record({
    id: fc.uuid(),
    name: fc.constantFrom('a', 'B', '10', '9', ''),
    part: fc.option(fc.oneof(fc.integer(), fc.string()), { nil: undefined }),
  })
  fc.assert(
    fc.property(
      fc.array(item, { maxLength: 30 }),
      fc.constantFrom('ascending' as const, 'descending' as const),
      (items, sortOrder) => {
        const sorted = sortItems(items, { sortBy: 'name', sortOrder })
        expect(new Set(sorted)).toEqual(new Set(items))
        for (const name of ['a', ''])
          expect(sorted.filter((one) => one.name === name)).toEqual(items.filter((one) => one.name === name))
      },
    ),
  )
})

test('appending pages lists each item once and in order [BLK-05]', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 20 }),
      fc.integer({ min: 0, max: 7 }),
      fc.nat(12),
      (names, pageSize, times) => {
        const all = removeDuplicateIds(names.map((name) => thing(name)))
        const pageCount = countPages(all.length, pageSize)
        let pages = { first: 1, last: 1 }
        for (let time = 0; time < times; time += 1)
          pages = computeVisiblePages(pages, pageCount, new PaginationAction('append'))
        const visible = selectPageItems(all, pages, pageSize)
        expect(visible).toEqual(all.slice(0, visible.length))
        expect(new Set(ids(visible)).size).toBe(visible.length)
        if (times >= pageCount) expect(visible).toEqual(all)
      },
    ),
  )
})

test('replacing pages stays between the first and the last page [BLK-05]', () => {
  const turn = (page: number | null) =>
    computeVisiblePages({ first: 1, last: 2 }, 4, new PaginationAction('replace', page))
  expect([turn(null), turn(4), turn(9), turn(0), turn(-3)].map(({ first, last }) => [first, last])).toEqual([
    [3, 3],
    [4, 4],
    [4, 4],
    [1, 1],
    [1, 1],
  ])
})
