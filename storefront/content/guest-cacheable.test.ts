import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { GUEST_CACHEABLE, createGuestCacheableCheck, createGuestCacheCookiesFinder } from './guest-cacheable.ts'

const route = (id: string, path: string | undefined, handle?: unknown) => ({
  id,
  path,
  parentId: id === 'root' ? undefined : 'root',
  module: { default: () => null, handle },
})
const routes: ServerBuild['routes'] = {
  root: route('root', ''),
  home: route('home', undefined, GUEST_CACHEABLE),
  cart: route('cart', 'cart'),
  stored: route('stored', '*', GUEST_CACHEABLE),
}
const isGuestCacheable = createGuestCacheableCheck({ routes, basename: '/shop' })
const guestCookies = createGuestCacheCookiesFinder('')

const DECIDED_COOKIE = `CookiePreferences=${encodeURIComponent(JSON.stringify({ version: 1, timestamp: '2026-11-22T08:00:00.000Z', essential: true, functional: false, performance: false, targeted: false }))}`

test.each([
  ['/shop', '', ''],
  ['/shop/contact-us?from=mail', '', ''],
  ['/shop/contact-us', 'CookieStoreAccepted=delayed', 'CookieStoreAccepted=delayed'],
  ['/shop/contact-us', 'CookieStoreAccepted=accepted', 'CookieStoreAccepted=delayed'],
  ['/shop/contact-us', DECIDED_COOKIE, 'CookieStoreAccepted=delayed'],
  ['/shop/contact-us', 'CookiePreferences=unreadable', ''],
  ['/shop/contact-us', 'sid=1', null],
  ['/shop/contact-us', 'CookieStoreAccepted=delayed; flash=1', null],
  ['/shop/contact-us', 'guest_uuid_essential_0ZE=1; CookieStoreAccepted=delayed', null],
  ['/shop/contact-us', '_ga=GA1.1.5.6; _gid=7; known_device=x', ''],
  ['/shop/contact-us', '_ga=GA1.1.5.6; CookieStoreAccepted=delayed', 'CookieStoreAccepted=delayed'],
  ['/shop/contact-us', '_ga=GA1.1.5.6; signed_in=yes', null],
  ['/shop/contact-us', 'cart_estimate=country%3DUS', null],
  ['/shop/contact-us?country=US', '', null],
  ['/shop/cart', '', null],
  ['/shop/contact-us.data', '', null],
  ['/shop/_root.data?_routes=root', '', null],
  ['/shop/x/../cart', '', null],
  ['/shop//cart', '', null],
  ['/elsewhere', '', null],
])('%s with the cookies %j can be cached for guests with the cookies %j [ROLE-09]', (path, header, cookies) => {
  expect(isGuestCacheable(path) ? guestCookies(header) : null).toBe(cookies)
})

test.each([
  ['commerce.session=1', null],
  ['_ga=1; session=1; sid=1', ''],
  ['commerce.sid=1', null],
  ['flash=1', null],
])('with a cookie prefix the cookies %j give the page for the cookies %j [ROLE-09]', (header, cookies) => {
  expect(createGuestCacheCookiesFinder('commerce.')(header)).toBe(cookies)
})
