import { Connection } from 'jsforce'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, createStaffUsers } from '../testing/client-identities.ts'
import { openPurchaseTestShop, type PurchaseTestShop } from '../testing/purchase-test-shop.ts'
import { PASSWORD } from '../testing/test-catalogue.ts'

let shop: PurchaseTestShop
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  await createStaffUsers(shop)
})
afterAll(() => shop.close())

test('jsforce signs in with a name and a password alone, and out again [REC-25]', async () => {
  const connection = new Connection({ version: '65.0', loginUrl: shop.url })
  const { id, organizationId } = await connection.login(ADMIN, PASSWORD)
  expect(id).toMatch(/^005/)
  // The form that the platform's command line accepts.
  expect(connection.accessToken).toMatch(new RegExp(`^${organizationId}![.\\w]+$`))
  expect((await connection.query('SELECT Id FROM Account')).totalSize).toBeGreaterThan(0)
  const token = connection.accessToken ?? ''
  await connection.logout()
  expect((await shop.send('GET', '/services/data/v65.0/sobjects', { token })).status).toBe(401)
  await expect(connection.login(ADMIN, 'wrong & <wrong>')).rejects.toThrow('INVALID_LOGIN')
})

test('a message of another kind is refused [REC-25]', async () => {
  const send = async (body: string, type = 'text/xml') =>
    (await fetch(`${shop.url}/services/Soap/u/65.0`, { method: 'POST', body, headers: { 'content-type': type } }))
      .status
  expect(await send('<login><username>a</username></login>')).toBe(400)
  expect(await send('<login><username>a\0</username><password>b</password></login>')).toBe(400)
  expect(await send('<query/>')).toBe(400)
  expect(await send('{}', 'application/json')).toBe(415)
})
