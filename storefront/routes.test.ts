import type { RouteConfigEntry } from '@react-router/dev/routes'
import { isShopPath } from '@hydrant/kernel/site/shop-paths.ts'
import { expect, test } from 'vitest'
import routes from './routes.ts'

const pages: readonly RouteConfigEntry[] = routes

test('no page of a site builder can be made where the shop has a page of its own', () => {
  const own = pages.flatMap(({ path }) => (path === undefined || path === '*' ? [] : [`/${path}`]))
  expect(own.length).toBeGreaterThan(20)
  expect(own.filter((path) => !isShopPath(path))).toEqual([])
})
