import { sql } from 'drizzle-orm'
import { ROUTES } from '@hydrant/contract/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmptyShop, openEmptyShop } from '../testing/empty-shop.ts'
import { createSetupPathIfNoAdministrator } from './service.ts'

let shop: EmptyShop
beforeAll(async () => {
  shop = await openEmptyShop()
})
afterAll(() => shop.close())

const PATH = ROUTES.setUpShop.path
const maya = {
  firstName: ' Maya ',
  lastName: 'Ortiz',
  email: ' Maya@Shop.example',
  password: 'a longer password',
  country: 'DE',
  currencyIsoCode: 'EUR',
  taxType: 'Gross',
}

/** The token in the address that a start of the shop prints. */
async function startAndGetToken({ database }: EmptyShop): Promise<string> {
  const path = (await createSetupPathIfNoAdministrator(database)) ?? ''
  return /^\/setup\?token=([\w-]{43})$/.exec(path)?.[1] ?? `no token in ${path}`
}
const setUp = (fields: Record<string, unknown>, target = shop) =>
  target.call<{ isSignedIn: boolean }>('POST', PATH, { body: { ...maya, ...fields } })
const getSetup = (token: string) => shop.call('GET', PATH, { query: { token } })

async function selectRows(query: ReturnType<typeof sql>, { database } = shop): Promise<unknown[]> {
  return (await database.query((db) => db.execute(query))).rows
}

const users = sql`select email, role, name from "user"`

test('each start without an administrator has another token, of which only the hash is stored [FST-01]', async () => {
  const tokens = [await startAndGetToken(shop), await startAndGetToken(shop)]
  expect(new Set(tokens).size).toBe(2)
  const stored = JSON.stringify(await selectRows(sql`select * from setup_token`))
  for (const token of tokens) {
    expect(stored).not.toContain(token)
    expect(await getSetup(token)).toMatchObject({
      status: 200,
      body: { country: 'US', currencyIsoCode: 'USD', taxType: 'Net' },
    })
  }
})

test('a shop that is started again and again keeps the tokens of the last ten starts [FST-01]', async () => {
  const first = await startAndGetToken(shop)
  for (let start = 0; start < 10; start += 1) await startAndGetToken(shop)
  expect(await getSetup(first)).toMatchObject({ status: 403 })
  expect(await selectRows(sql`select count(*)::int as count from setup_token`)).toEqual([{ count: 10 }])
})

test.each([[''], ['wrong'], ['x'.repeat(43)]])('the token "%s" is refused [FST-03]', async (token) => {
  const refused = {
    status: 403,
    body: [{ errorCode: 'INSUFFICIENT_ACCESS', message: expect.stringContaining('no longer valid') }],
  }
  expect(await getSetup(token)).toMatchObject(refused)
  expect(await setUp({ token })).toMatchObject(refused)
  expect(await selectRows(users)).toEqual([])
})

test.each([
  ['firstName', ' ', 'firstName'],
  ['lastName', ' ', 'lastName'],
  ['email', 'maya at shop', 'no email address'],
  ['password', 'too short', '10 to 128 characters'],
  ['password', 'hydrant-demo', 'documentation'],
  ['password', 'Password123', 'Many people'],
  ['country', 'de', 'ISO 3166'],
  ['country', 'XX', 'ISO 3166'],
  ['currencyIsoCode', 'DEM', 'ISO 4217'],
  ['taxType', 'Automatic', 'taxType'],
])('%s "%s" is refused, and nothing is stored [FST-03] [PWD-06]', async (field, value, reason) => {
  const refused = await setUp({ token: await startAndGetToken(shop), [field]: value })
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect(refused.status).toBeLessThan(404)
  expect(JSON.stringify(refused.body)).toContain(reason)
  expect(JSON.stringify(refused.body)).toContain(field)
  expect(await selectRows(users)).toEqual([])
})

test('the first administrator is signed in and the shop sells where they said; the address works once [FST-02, FST-04]', async () => {
  const [unused, token] = [await startAndGetToken(shop), await startAndGetToken(shop)]
  const done = await setUp({ token })
  expect(done).toMatchObject({ status: 200, body: { success: true, isSignedIn: true } })
  expect(await shop.call('GET', '/webstore/session-context', { cookie: done.cookie })).toMatchObject({
    body: { guestUser: false, profile: { firstName: 'Maya', lastName: 'Ortiz', email: 'maya@shop.example' } },
  })
  expect(await selectRows(users)).toEqual([{ email: 'maya@shop.example', role: 'admin', name: 'Maya Ortiz' }])
  expect(
    await selectRows(
      sql`select country, default_currency, supported_currencies, shipping_countries, tax_type from webstore`,
    ),
  ).toEqual([
    {
      country: 'DE',
      default_currency: 'EUR',
      supported_currencies: ['EUR'],
      shipping_countries: ['DE'],
      tax_type: 'Gross',
    },
  ])
  expect((await shop.call('GET', '/webstore/application-context')).body).toMatchObject({ defaultCurrency: 'EUR' })

  const notFound = {
    status: 404,
    body: [{ errorCode: 'ITEM_NOT_FOUND', message: expect.stringContaining('has an administrator already') }],
  }
  for (const used of [token, unused, 'wrong']) {
    expect(await getSetup(used)).toMatchObject(notFound)
    expect(await setUp({ token: used, email: 'other@shop.example' })).toMatchObject(notFound)
  }
  expect(await createSetupPathIfNoAdministrator(shop.database)).toBeNull()
  expect(await selectRows(sql`select * from setup_token`)).toEqual([])
})

test('of two setups at the same moment one succeeds, and the other is told so [FST-04]', async () => {
  const contested = await openEmptyShop()
  try {
    const tokens = [await startAndGetToken(contested), await startAndGetToken(contested)]
    const setups = await Promise.all(
      tokens.map((token, index) => setUp({ token, email: `admin${index}@shop.example` }, contested)),
    )
    expect(setups.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404])
    expect(await selectRows(sql`select role from "user"`, contested)).toEqual([{ role: 'admin' }])
  } finally {
    await contested.close()
  }
})
