import { expect, test } from 'vitest'
import { findExamplePath, listExpressionPaths, PAGE_NAMES } from './scope-names.ts'

test.each([
  ['nothing', {}, null],
  ['what the page gives', PAGE_NAMES, 'Route.recordId'],
  [
    'the name of what is nearest',
    { ...PAGE_NAMES, Product: ['id', 'name'], Item: ['id', 'name', 'text'] },
    'Item.name',
  ],
  [
    'the name of what is further away before anything else of what is nearest',
    { ...PAGE_NAMES, Product: ['id', 'name'], Cart: ['pieces', 'lines'] },
    'Product.name',
  ],
  ['how many there are', { ...PAGE_NAMES, Collection: ['items', 'total'] }, 'Collection.total'],
  ['a name without parts', { Pictures: [] }, 'Pictures'],
])('the example path is %s [DPR-03]', (_, scopeNames, path) => {
  expect(findExamplePath(scopeNames)).toBe(path)
  expect(path === null || listExpressionPaths(scopeNames).includes(path)).toBe(true)
})
