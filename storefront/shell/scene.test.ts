import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { HAS_PREVIEW, isStill, PREVIEW_PAGE, sceneOf, TOOL_PAGE } from './scene.ts'
import { tellPreviews } from './tell-previews.ts'

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
])('a page whose route says %j and whose address has %j is for: %s [ROLE-07]', (handle, search, scene) => {
  expect(sceneOf({ handle, isLoaded: true }, search)).toBe(scene)
})

test('what a visitor is refused to look at beforehand is no preview [ROLE-07]', () => {
  expect(sceneOf({ handle: HAS_PREVIEW, isLoaded: false }, '?preview=draft')).toBe('shop')
})

test.each([
  ['preview', '?still=yes', true],
  ['preview', '?preview=draft', false],
  ['shop', '?still=yes', false],
  ['tool', '?still=yes', false],
] as const)('a page for: %s, at %s, is shown without scripts: %s', (scene, search, is) => {
  expect(isStill(scene, search)).toBe(is)
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
const isPreview = tellPreviews({ routes, basename: '/shop' })

test.each([
  ['/shop?preview=draft', true],
  ['/shop/contact-us?at=2030-01-01', true],
  ['/shop/builder/pages/1/versions/2', true],
  ['/shop/contact-us', false],
  ['/shop/orders?at=1', false],
  ['/shop/orders?preview=draft', false],
  ['/shop/builder?preview=draft', false],
  ['/shop//', false],
])('whether %s shows a page beforehand is known by its route: %s [ROLE-07]', (path, is) => {
  expect(isPreview(path)).toBe(is)
})
