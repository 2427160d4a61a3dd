import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerGroupMember, managedAccount } from '@hydrant/database/schema/accounts.ts'
import { session, user } from '@hydrant/database/schema/session.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'
import type { Reply } from '../testing/call-shop.ts'
import { ids } from '../testing/test-catalogue.ts'
import { type TwoShops, openTwoShops } from '../testing/two-shops.ts'

interface Session {
  readonly guestUser: boolean
  readonly accountId: string | null
  readonly buyerGroups: ReadonlyArray<{ readonly id: string }>
  readonly profile?: { readonly firstName?: string }
}

const USER = idFromKey('005', 'buyer')
const COUNTY = idFromKey('001', 'county')
const NOZZLE = ids.product('HN-95/1')

let shops: TwoShops

beforeAll(async () => {
  shops = await openTwoShops()
})
afterAll(() => shops.close())

const write: TwoShops['write'] = (work) => shops.write(work)

/** Asks every process, the one that writes first: its next answer has to be right already. */
async function everywhere<Body>(ask: (call: TwoShops['first']) => Promise<Reply<Body>>): Promise<Array<Reply<Body>>> {
  const here = await ask(shops.first)
  await shops.heardEverything()
  return [here, await ask(shops.second)]
}

const who = (token: string, query: Record<string, string> = {}) =>
  everywhere((call) => call<Session>('GET', '/webstore/session-context', { token, query }))
const priceOf = (token: string) =>
  everywhere((call) => call<{ unitPrice: string | null }>('GET', `/webstore/pricing/products/${NOZZLE}`, { token }))

test('a session that is ended in one process is over in all of them [SES-02]', async () => {
  const token = await shops.signIn()
  expect((await who(token)).map(({ status }) => status)).toEqual([200, 200])
  expect((await shops.first('POST', '/services/apexrest/auth/logout', { token })).status).toBe(204)
  expect((await who(token)).map(({ status }) => status)).toEqual([401, 401])
})

test('a session that is ended in the database is over [SES-02]', async () => {
  const token = await shops.signIn()
  await who(token)
  await write((executor) => executor.delete(session).where(eq(session.token, token.split('.')[0] ?? '')))
  expect((await who(token)).map(({ status }) => status)).toEqual([401, 401])
})

test('a session ends at its time, without anybody writing [SES-02]', async () => {
  const token = await shops.signIn()
  const mine = eq(session.token, token.split('.')[0] ?? '')
  await write((executor) =>
    executor
      .update(session)
      .set({ expiresAt: sql`clock_timestamp() - interval '1 second'` })
      .where(mine),
  )
  expect((await who(token)).map(({ status }) => status)).toEqual([401, 401])
})

test('a session that is used is extended, but not beyond its longest time [SES-02]', async () => {
  const token = await shops.signIn()
  const mine = eq(session.token, token.split('.')[0] ?? '')
  await write((executor) =>
    executor
      .update(session)
      .set({ expiresAt: sql`clock_timestamp() + interval '1 hour'` })
      .where(mine),
  )
  expect((await shops.first('GET', '/webstore/session-context', { token })).status).toBe(200)
  const [extended] = await write((executor) => executor.select().from(session).where(mine))
  expect(extended?.expiresAt.valueOf()).toBeGreaterThan(Date.now() + 110 * 60_000)
  await write((executor) =>
    executor
      .update(session)
      .set({
        createdAt: sql`clock_timestamp() - interval '8 days'`,
        expiresAt: sql`clock_timestamp() + interval '5 hours'`,
      })
      .where(mine),
  )
  expect((await who(token)).map(({ status }) => status)).toEqual([401, 401])
})

test('an account that joins or leaves a buyer group pays by its books at once, everywhere [ROLE-08]', async () => {
  const token = await shops.signIn()
  const [before] = await priceOf(token)
  await write((executor) =>
    executor.delete(buyerGroupMember).where(eq(buyerGroupMember.buyerGroupId, ids.groups.county)),
  )
  await write((executor) =>
    executor.insert(buyerGroupMember).values({ buyerGroupId: ids.groups.guests, accountId: COUNTY }),
  )
  const without = await priceOf(token)
  expect(without.map(({ body }) => body.unitPrice)).not.toContain(before?.body.unitPrice)
  expect(without[0]?.body.unitPrice).toBe(without[1]?.body.unitPrice)
  const groups = (await who(token)).map(({ body }) => body.buyerGroups.map(({ id }) => id))
  expect(groups).toEqual([[ids.groups.guests], [ids.groups.guests]])
  await write((executor) => executor.delete(buyerGroupMember).where(eq(buyerGroupMember.accountId, COUNTY)))
  await write((executor) =>
    executor.insert(buyerGroupMember).values({ buyerGroupId: ids.groups.county, accountId: COUNTY }),
  )
  expect((await priceOf(token)).map(({ body }) => body.unitPrice)).toEqual([
    before?.body.unitPrice,
    before?.body.unitPrice,
  ])
})

test('an account that is taken from a buyer is refused at once, everywhere [ROLE-06]', async () => {
  const token = await shops.signIn()
  const query = { effectiveAccountId: shops.station }
  expect((await who(token, query)).map(({ status }) => status)).toEqual([403, 403])
  await write((executor) => executor.insert(managedAccount).values({ userId: USER, accountId: shops.station }))
  expect((await who(token, query)).map(({ body }) => body.accountId)).toEqual([shops.station, shops.station])
  await write((executor) => executor.delete(managedAccount).where(eq(managedAccount.accountId, shops.station)))
  expect((await who(token, query)).map(({ status }) => status)).toEqual([403, 403])
})

test('what changes about a user is told at once, everywhere [CTX-03]', async () => {
  const token = await shops.signIn()
  await who(token)
  await write((executor) => executor.update(user).set({ firstName: 'Renamed' }).where(eq(user.id, USER)))
  expect((await who(token)).map(({ body }) => body.profile?.firstName)).toEqual(['Renamed', 'Renamed'])
})

test('a switch of the store counts at once, everywhere [ROLE-02]', async () => {
  const search = () =>
    everywhere((call) => call('GET', '/webstore/search/products', { query: { searchTerm: 'nozzle' } }))
  await search()
  await write((executor) => executor.update(webstore).set({ guestBrowsingEnabled: false }))
  expect((await search()).map(({ status }) => status)).toEqual([401, 401])
  await write((executor) => executor.update(webstore).set({ guestBrowsingEnabled: true }))
  expect((await search()).map(({ status }) => status)).toEqual([200, 200])
})
