import { expect, test } from 'vitest'
import { ROUTES } from '../routes.ts'
import { findRoutesAtPath } from './routes-at.ts'

const routes = Object.values(ROUTES)
const findRoute = (method: string, path: string) =>
  findRoutesAtPath(routes, path).find((route) => route.method === method)
const STORE = '/services/data/v65.0/commerce/webstores/0ZE000000000001AAA'

test.each([
  ['GET', `${STORE}/carts/compact-summary`, 'getCompactSummary'],
  ['GET', `${STORE}/carts/active`, 'getCart'],
  ['GET', `${STORE}/carts/active/`, 'getCart'],
  ['DELETE', `${STORE}/carts/active`, 'deleteCart'],
  ['POST', '/services/apexrest/auth/login', 'signIn'],
])('%s %s is for %s', (method, path, id) => {
  expect(findRoute(method, path)?.id).toBe(id)
})

test.each([
  ['GET', `${STORE}/nowhere`],
  ['GET', '/services/data/65/commerce/webstores/0ZE000000000001AAA/carts/active'],
  ['TRACE', `${STORE}/carts/active`],
])('%s %s is for nothing', (method, path) => {
  expect(findRoute(method, path)).toBeUndefined()
})

test('a path knows the methods that it takes', () => {
  expect(
    findRoutesAtPath(routes, `${STORE}/carts/active`)
      .map(({ method }) => method)
      .toSorted(),
  ).toEqual(['DELETE', 'GET', 'PUT'])
})
