import { createClient } from '@hydrant/client/create-client.ts'
import { expect, test } from 'vitest'
import { loadMenu } from './load-menu.ts'

/** A shop whose API answers everything alike. */
function shopThatAnswers(status: number, body: unknown) {
  return {
    client: createClient({
      webstoreId: '0ZE',
      siteId: '0DM',
      baseUrl: 'http://shop.invalid',
      fetch: async () => Response.json(body, { status }),
    }),
    basePath: '/shop',
    reportError: () => undefined,
  }
}

const closed = shopThatAnswers(401, [{ errorCode: 'GUEST_INSUFFICIENT_ACCESS', message: 'Sign in first.' }])
const visit = (path: string) => new Request(`http://shop.invalid/shop${path}`)

test.each(['/', '/cart', '/product/01t?x=1', '/contact-us'])(
  'a guest of a store without guest browsing is sent from %s to sign in, and back [ROLE-02]',
  async (path) => {
    const thrown: unknown = await loadMenu(closed, visit(path)).catch((error: unknown) => error)
    const location = thrown instanceof Response ? thrown.headers.get('location') : null
    expect(location).toBe(`/login?${new URLSearchParams({ returnTo: path }).toString()}`)
  },
)

test.each(['/login?returnTo=%2Fcart', '/register', '/cookie-manager'])(
  '%s itself opens, without categories [ROLE-02] [CKI-04]',
  async (path) => {
    expect(await loadMenu(closed, visit(path))).toEqual([])
  },
)

test('where guests may look around the categories are there [ROLE-02]', async () => {
  const menuItems = [{ label: 'Hose' }]
  expect(await loadMenu(shopThatAnswers(200, { menuItems }), visit('/'))).toEqual(menuItems)
})
