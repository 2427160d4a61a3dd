import { createClient } from '@hydrant/client/create-client.ts'
import { expect, test } from 'vitest'
import { loadMenuOrRedirectGuest } from './load-menu.ts'

/** Creates a shop whose API always gives the same response. */
function createShop(status: number, body: unknown) {
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

const shopWithoutGuests = createShop(401, [{ errorCode: 'GUEST_INSUFFICIENT_ACCESS', message: 'Sign in first.' }])
const createRequest = (path: string) => new Request(`http://shop.invalid/shop${path}`)

test.each(['/', '/cart', '/product/01t?x=1', '/contact-us'])(
  'without guest browsing a guest is redirected from %s to sign in and back [ROLE-02]',
  async (path) => {
    const thrown: unknown = await loadMenuOrRedirectGuest(shopWithoutGuests, createRequest(path)).catch(
      (error: unknown) => error,
    )
    const location = thrown instanceof Response ? thrown.headers.get('location') : null
    expect(location).toBe(`/login?${new URLSearchParams({ returnTo: path }).toString()}`)
  },
)

test.each(['/login?returnTo=%2Fcart', '/register', '/cookie-manager', '/webruntime/logout?ended=time'])(
  '%s is open to guests, without categories [ROLE-02] [CKI-04]',
  async (path) => {
    expect(await loadMenuOrRedirectGuest(shopWithoutGuests, createRequest(path))).toEqual([])
  },
)

test('with guest browsing the categories are loaded [ROLE-02]', async () => {
  const toItem = (label: string, subMenu: readonly object[]) => ({
    label,
    actionType: 'InternalLink',
    actionValue: `/category/${label}`,
    target: 'CurrentWindow',
    subMenu,
  })
  const menuItems = [toItem('Hose', [toItem('Attack', [])])]
  expect(await loadMenuOrRedirectGuest(createShop(200, { menuItems }), createRequest('/'))).toEqual([
    { label: 'Hose', href: '/category/Hose', links: [{ label: 'Attack', href: '/category/Attack' }] },
  ])
})
