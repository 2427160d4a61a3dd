import type { RouteConfigEntry } from '@react-router/dev/routes'
import { isReservedPath } from '@hydrant/page-model/site/shop-paths.ts'
import { expect, test } from 'vitest'
import routes from './routes.ts'

const pages: readonly RouteConfigEntry[] = routes

test('site builders cannot create a page at a path of the shop itself', () => {
  const ownPaths = pages.flatMap(({ path }) => (path === undefined || path === '*' ? [] : [`/${path}`]))
  expect(ownPaths.length).toBeGreaterThan(20)
  expect(ownPaths.filter((path) => !isReservedPath(path))).toEqual([])
})
