import { expect, test } from 'vitest'
import { type Category, listPossibleParents, listTree, planMove } from './category-tree.ts'

const category = (id: string, parentId: string | null, sortOrder: number): Category => ({
  id,
  name: id,
  parentId,
  sortOrder,
  isInMenu: true,
})
const tree = [category('b', null, 1), category('a', null, 0), category('c', null, 2), category('a1', 'a', 0)]

test('a category is moved among its siblings and into another one, and never into itself [ADM-34]', () => {
  expect(listTree(tree).map(({ id, depth }) => `${depth}${id}`)).toEqual(['0a', '1a1', '0b', '0c'])
  expect(planMove(tree, 'c', { parentId: null, position: 1 })).toEqual([
    { id: 'c', parentId: null, sortOrder: 1 },
    { id: 'b', parentId: null, sortOrder: 2 },
  ])
  expect(planMove(tree, 'a', { parentId: null, position: 2 }).map(({ id, sortOrder }) => [id, sortOrder])).toEqual([
    ['b', 0],
    ['a', 1],
  ])
  expect(planMove(tree, 'b', { parentId: 'a', position: 99 })).toEqual([{ id: 'b', parentId: 'a', sortOrder: 1 }])
  expect(planMove(tree, 'b', { parentId: null, position: 1 })).toEqual([])
  expect(listPossibleParents(tree, 'a').map(({ id }) => id)).toEqual(['b', 'c'])
})
