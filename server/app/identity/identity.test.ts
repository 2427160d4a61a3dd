import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerGroupMember, managedAccount } from '@hydrant/database/schema/accounts.ts'
import { session, user } from '@hydrant/database/schema/session.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import type { Reply } from '../../testing/call-shop.ts'
import { ids } from '../../testing/test-catalogue.ts'
import { type TwoShops, openShopTwice } from '../../testing/two-shops.ts'

interface Session {
  readonly guestUser: boolean
  readonly accountId: string | null
  readonly buyerGroups: ReadonlyArray<{ readonly id: string }>
  readonly profile?: { readonly firstName?: string }
}

const USER = createIdFromKey('005', 'buyer')
const COUNTY = createIdFromKey('001', 'county')
const NOZZLE = ids.product('HN-95/1')

let shops: TwoShops

beforeAll(async () => {
  shops = await openShopTwice()
})
afterAll(() => shops.close())

const write: TwoShops['write'] = (work) => shops.write(work)

/** Sends a request to both processes, the writing one first: its next response must be up to date already. */
async function requestBoth<Body>(send: (call: TwoShops['first']) => Promise<Reply<Body>>): Promise<Array<Reply<Body>>> {
  const firstReply = await send(shops.first)
  await shops.waitForSync()
  return [firstReply, await send(shops.second)]
}

const readSessionContext = (token: string, query: Record<string, string> = {}) =>
  requestBoth((call) => call<Session>('GET', '/webstore/session-context', { token, query }))
const readPrice = (token: string) =>
  requestBoth((call) => call<{ unitPrice: string | null }>('GET', `/webstore/pricing/products/${NOZZLE}`, { token }))

test('a session that is ended in one process is ended in all of them [SES-02]', async () => {
  const token = await shops.signIn()
  expect((await readSessionContext(token)).map(({ status }) => status)).toEqual([200, 200])
  expect((await shops.first('POST', '/services/apexrest/auth/logout', { token })).status).toBe(204)
  expect((await readSessionContext(token)).map(({ status }) => status)).toEqual([401, 401])
})

test('a session that is deleted in the database is ended [SES-02]', async () => {
  const token = await shops.signIn()
  await readSessionContext(token)
  await write((tx) => tx.delete(session).where(eq(session.token, token.split('.')[0] ?? '')))
  expect((await readSessionContext(token)).map(({ status }) => status)).toEqual([401, 401])
})

test('a session expires without a write [SES-02]', async () => {
  const token = await shops.signIn()
  const isThisSession = eq(session.token, token.split('.')[0] ?? '')
  await write((tx) =>
    tx
      .update(session)
      .set({ expiresAt: sql`clock_timestamp() - interval '1 second'` })
      .where(isThisSession),
  )
  expect((await readSessionContext(token)).map(({ status }) => status)).toEqual([401, 401])
})

test('a session in use is extended, but not beyond its maximum lifetime [SES-02]', async () => {
  const token = await shops.signIn()
  const isThisSession = eq(session.token, token.split('.')[0] ?? '')
  await write((tx) =>
    tx
      .update(session)
      .set({ expiresAt: sql`clock_timestamp() + interval '1 hour'` })
      .where(isThisSession),
  )
  expect((await shops.first('GET', '/webstore/session-context', { token })).status).toBe(200)
  const [extended] = await write((tx) => tx.select().from(session).where(isThisSession))
  expect(extended?.expiresAt.valueOf()).toBeGreaterThan(Date.now() + 110 * 60_000)
  await write((tx) =>
    tx
      .update(session)
      .set({
        createdAt: sql`clock_timestamp() - interval '8 days'`,
        expiresAt: sql`clock_timestamp() + interval '5 hours'`,
      })
      .where(isThisSession),
  )
  expect((await readSessionContext(token)).map(({ status }) => status)).toEqual([401, 401])
})

test('a change of an account’s buyer groups changes its prices at once in all processes [ROLE-08]', async () => {
  const token = await shops.signIn()
  const [before] = await readPrice(token)
  await write((tx) => tx.delete(buyerGroupMember).where(eq(buyerGroupMember.buyerGroupId, ids.groups.county)))
  await write((tx) => tx.insert(buyerGroupMember).values({ buyerGroupId: ids.groups.guests, accountId: COUNTY }))
  const repliesWithout = await readPrice(token)
  expect(repliesWithout.map(({ body }) => body.unitPrice)).not.toContain(before?.body.unitPrice)
  expect(repliesWithout[0]?.body.unitPrice).toBe(repliesWithout[1]?.body.unitPrice)
  const groups = (await readSessionContext(token)).map(({ body }) => body.buyerGroups.map(({ id }) => id))
  expect(groups).toEqual([[ids.groups.guests], [ids.groups.guests]])
  await write((tx) => tx.delete(buyerGroupMember).where(eq(buyerGroupMember.accountId, COUNTY)))
  await write((tx) => tx.insert(buyerGroupMember).values({ buyerGroupId: ids.groups.county, accountId: COUNTY }))
  expect((await readPrice(token)).map(({ body }) => body.unitPrice)).toEqual([
    before?.body.unitPrice,
    before?.body.unitPrice,
  ])
})

test('a buyer loses access to an account at once in all processes [ROLE-06]', async () => {
  const token = await shops.signIn()
  const query = { effectiveAccountId: shops.station }
  expect((await readSessionContext(token, query)).map(({ status }) => status)).toEqual([403, 403])
  await write((tx) => tx.insert(managedAccount).values({ userId: USER, accountId: shops.station }))
  expect((await readSessionContext(token, query)).map(({ body }) => body.accountId)).toEqual([
    shops.station,
    shops.station,
  ])
  await write((tx) => tx.delete(managedAccount).where(eq(managedAccount.accountId, shops.station)))
  expect((await readSessionContext(token, query)).map(({ status }) => status)).toEqual([403, 403])
})

test('a change of a user shows at once in all processes [CTX-03]', async () => {
  const token = await shops.signIn()
  await readSessionContext(token)
  await write((tx) => tx.update(user).set({ firstName: 'Renamed' }).where(eq(user.id, USER)))
  expect((await readSessionContext(token)).map(({ body }) => body.profile?.firstName)).toEqual(['Renamed', 'Renamed'])
})

test('a changed store setting applies at once in all processes [ROLE-02]', async () => {
  const search = () =>
    requestBoth((call) => call('GET', '/webstore/search/products', { query: { searchTerm: 'nozzle', asGuest: true } }))
  await search()
  await write((tx) => tx.update(webstore).set({ guestBrowsingEnabled: false }))
  expect((await search()).map(({ status }) => status)).toEqual([401, 401])
  await write((tx) => tx.update(webstore).set({ guestBrowsingEnabled: true }))
  expect((await search()).map(({ status }) => status)).toEqual([200, 200])
})
