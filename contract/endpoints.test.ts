import { Compile } from 'typebox/schema'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { ALL_ENDPOINTS, type Endpoints } from './endpoints.ts'
import { BUILDER_ROUTES } from './builder-routes.ts'
import { BUYER_ROUTES } from './buyer-routes.ts'
import { PEOPLE_ROUTES } from './people-routes.ts'
import { PROGRAM_ROUTES } from './program-routes.ts'
import { ROUTES, type RouteId } from './routes.ts'
import type { Endpoint, SuccessBodyOf, BodyOf, ParamsOf, QueryInputOf, QueryOf, ResponseOf } from './shared/endpoint.ts'
import { ERROR_STATUS } from './shared/error-codes.ts'
import type { Checkout } from './shop/checkout.ts'

const tables = [ROUTES, BUILDER_ROUTES, BUYER_ROUTES, PEOPLE_ROUTES, PROGRAM_ROUTES]
const routes = { ...ROUTES, ...BUILDER_ROUTES, ...BUYER_ROUTES, ...PEOPLE_ROUTES, ...PROGRAM_ROUTES }
const parameterNames = (path: string) => new Set([...path.matchAll(/:(\w+)/g)].map((match) => match[1]))
const schemasOf = (endpoint: (typeof ALL_ENDPOINTS)[number]) =>
  [endpoint.params, endpoint.query, endpoint.body, ...Object.values(endpoint.responses)].filter(
    (schema) => schema !== undefined,
  )

test('every endpoint stands under its own id and its route', () => {
  for (const endpoint of ALL_ENDPOINTS) expect(endpoint).toMatchObject(routes[endpoint.id as RouteId])
  expect(new Set(ALL_ENDPOINTS.map(({ id }) => id)).size).toBe(Object.keys(routes).length)
  // None is in two of the tables.
  expect(Object.keys(routes)).toHaveLength(
    tables.map((table) => Object.keys(table).length).reduce((sum, length) => sum + length, 0),
  )
})

test('no two endpoints share a method and a path', () => {
  const places = ALL_ENDPOINTS.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`)
  expect(places).toEqual([...new Set(places)])
})

describe.each(ALL_ENDPOINTS.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  test('declares exactly the parameters of its path', () => {
    expect(new Set(Object.keys(endpoint.params?.properties ?? {}))).toEqual(parameterNames(endpoint.path))
  })

  test('ignores unknown query parameters', () => {
    expect(endpoint.query ?? { additionalProperties: true }).toMatchObject({ additionalProperties: true })
  })

  test('has schemas that compile and that a serialiser can write without looking elsewhere', () => {
    for (const schema of schemasOf(endpoint)) {
      expect(() => Compile(schema)).not.toThrow()
      expect(JSON.stringify(schema)).not.toMatch(/"(?:\$ref|\$id|allOf|~\w+)":/)
    }
  })

  test('answers a success and only errors that the table knows', () => {
    expect(Object.keys(endpoint.responses).some((status) => status.startsWith('2'))).toBe(true)
    expect(endpoint.errors.filter((code) => !(code in ERROR_STATUS))).toEqual([])
    expect(endpoint.errors).toEqual([...new Set(endpoint.errors)])
  })
})

test('an endpoint that is cached without regard to prices, or says that it shows none, has none in its responses [RUN-23]', () => {
  const withPrices = ALL_ENDPOINTS.filter(({ responses }) =>
    /"(?:prices?|\w+Prices?|\w*[pP]riceEntries)":/.test(JSON.stringify(responses)),
  )
  const marked = withPrices.filter(
    ({ cached, showsNoPrices }: Endpoint) => cached === 'by-catalogue' || showsNoPrices === true,
  )
  expect(withPrices.length).toBeGreaterThan(10)
  expect(marked.map(({ id }) => id)).toEqual([])
})

test('types come out of an endpoint as they are written', () => {
  expectTypeOf<ParamsOf<Endpoints['getCart']>>().toEqualTypeOf<{
    apiVersion: string
    webstoreId: string
    cartStateOrId: string
  }>()
  expectTypeOf<QueryOf<Endpoints['listCartItems']>['pageSize']>().toEqualTypeOf<number>()
  expectTypeOf<QueryInputOf<Endpoints['listCartItems']>['pageSize']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<QueryInputOf<Endpoints['listPrices']>>().toHaveProperty('productIds').toEqualTypeOf<string>()
  expectTypeOf<BodyOf<Endpoints['addCartItem']>['quantity']>().toEqualTypeOf<string | number>()
  expectTypeOf<BodyOf<Endpoints['getCart']>>().toEqualTypeOf<undefined>()
  expectTypeOf<SuccessBodyOf<Endpoints['deleteCart']>>().toEqualTypeOf<undefined>()
  expectTypeOf<SuccessBodyOf<Endpoints['getCheckout']>>().toEqualTypeOf<Checkout>()
  expectTypeOf<ResponseOf<Endpoints['getCart'], 200>['cartId']>().toEqualTypeOf<string | null>()
  expectTypeOf<Endpoints['getCart']['method']>().toEqualTypeOf<'GET'>()
})
