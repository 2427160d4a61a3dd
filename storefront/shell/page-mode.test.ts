import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { HAS_PREVIEW, hasNoScripts, PREVIEW_PAGE, getPageMode, TOOL_PAGE } from './page-mode.ts'
import { createPreviewCheck } from './preview-check.ts'

test.each([
  [HAS_PREVIEW, '?preview=draft', 'preview'],
  [HAS_PREVIEW, '?at=2030-01-01', 'preview'],
  [HAS_PREVIEW, '?at=', 'shop'],
  [HAS_PREVIEW, '?preview=1', 'shop'],
  [HAS_PREVIEW, '', 'shop'],
  [undefined, '?at=1', 'shop'],
  [undefined, '?preview=draft', 'shop'],
  [TOOL_PAGE, '?preview=draft', 'tool'],
  [PREVIEW_PAGE, '', 'preview'],
])('a route with the handle %j at %j has the mode %s [ROLE-07]', (handle, search, pageMode) => {
  expect(getPageMode({ handle, isLoaded: true }, search)).toBe(pageMode)
})

test('a page that could not be loaded is not a preview [ROLE-07]', () => {
  expect(getPageMode({ handle: HAS_PREVIEW, isLoaded: false }, '?preview=draft')).toBe('shop')
})

test.each([
  ['preview', '?still=yes', true],
  ['preview', '?preview=draft', false],
  ['shop', '?still=yes', false],
  ['tool', '?still=yes', false],
] as const)('a page in the mode %s at %s has no scripts: %s', (pageMode, search, expected) => {
  expect(hasNoScripts(pageMode, search)).toBe(expected)
})

const route = (id: string, path: string | undefined, handle?: unknown) => ({
  id,
  path,
  parentId: id === 'root' ? undefined : 'root',
  module: { default: () => null, handle },
})
const routes: ServerBuild['routes'] = {
  root: route('root', ''),
  home: route('home', undefined, HAS_PREVIEW),
  orders: route('orders', 'orders'),
  version: route('version', 'builder/pages/:pageId/versions/:version', PREVIEW_PAGE),
  builder: route('builder', 'builder', TOOL_PAGE),
  stored: route('stored', '*', HAS_PREVIEW),
}
const isPreview = createPreviewCheck({ routes, basename: '/shop' })

test.each([
  ['/shop?preview=draft', true],
  ['/shop/contact-us?at=2030-01-01', true],
  ['/shop/builder/pages/1/versions/2', true],
  ['/shop/contact-us', false],
  ['/shop/orders?at=1', false],
  ['/shop/orders?preview=draft', false],
  ['/shop/builder?preview=draft', false],
  ['/shop//', false],
])('whether %s is a preview depends on its route: %s [ROLE-07]', (path, expected) => {
  expect(isPreview(path)).toBe(expected)
})
