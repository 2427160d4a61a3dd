import { expect, test } from 'vitest'
import { ROUTES } from '../routes.ts'
import { API_VERSION, pathOf } from './paths.ts'

test('a path is filled in and encoded', () => {
  expect(
    pathOf(ROUTES.deleteCartItem, {
      apiVersion: API_VERSION,
      webstoreId: 'a b',
      cartStateOrId: 'active',
      cartItemId: 'x/y',
    }),
  ).toBe('/services/data/v65.0/commerce/webstores/a%20b/carts/active/cart-items/x%2Fy')
})

test('a path without parameters stays as it is', () => {
  expect(pathOf(ROUTES.signIn, {})).toBe('/services/apexrest/auth/login')
})

test('an empty parameter is a mistake of the caller', () => {
  expect(() => pathOf(ROUTES.getPage, { apiVersion: API_VERSION, siteId: '' })).toThrow(/siteId/)
})
