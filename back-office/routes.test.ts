import type { RouteConfigEntry } from '@react-router/dev/routes'
import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import { PROGRAM_ROUTES } from '@hydrant/contract/program-routes.ts'
import { ROUTES } from '@hydrant/contract/routes.ts'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import routes from './routes.ts'

const pages: readonly RouteConfigEntry[] = routes

test('no page has the path of a call, which begins alike [ADM-01]', () => {
  const calls = Object.values({ ...ROUTES, ...BUILDER_ROUTES, ...PROGRAM_ROUTES })
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/admin/'))
  const paths = pages.flatMap(({ path }) => (path === undefined ? [] : [`/admin/${path}`]))
  expect(calls.length).toBeGreaterThan(20)
  expect(paths.filter((page) => calls.some((call) => matchPath(page, call) ?? matchPath(call, page)))).toEqual([])
})
