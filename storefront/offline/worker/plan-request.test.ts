import { expect, test } from 'vitest'
import { planRequest, type WorkerRequest } from './plan-request.ts'

const SCOPE = 'https://shop.example/supplies/'

function plan(path: string, request: Partial<WorkerRequest> = {}) {
  const defaults = { method: 'GET', mode: 'navigate', destination: 'document', referrer: '' } as const
  return planRequest({ ...defaults, ...request, url: `https://shop.example${path}` }, SCOPE)
}

const script = { mode: 'cors', destination: 'script' } as const
const picture = { mode: 'no-cors', destination: 'image' } as const

test('pages of the shop in every language are loaded from the network first, scripts and pictures with caches [OFF-02]', () => {
  for (const path of [
    '/supplies',
    '/supplies/',
    '/supplies/product/1',
    '/supplies/es-us/search?q=hose',
    '/supplies/checkout',
  ])
    expect(plan(path), path).toBe('page')
  expect(plan('/supplies/assets/a-1.js', script)).toBe('asset')
  expect(plan('/supplies/cms/delivery/media/1', picture)).toBe('picture')
})

test('data, calls of the API, and pages of staff and of other sites are left to the browser [OFF-05]', () => {
  const paths = [
    '/supplies/admin',
    '/supplies/es/builder/pages/1',
    '/supplies/services/data',
    '/other/',
    '/supplies-2/',
  ]
  for (const path of paths) expect(plan(path), path).toBe('none')
  expect(plan('/supplies/?preview=draft')).toBe('none')
  expect(plan('/supplies/account.data', { mode: 'cors', destination: '' })).toBe('none')
  expect(plan('/supplies/cart', { method: 'POST' })).toBe('none')
  expect(plan('/supplies/assets/a-1.js', { ...script, referrer: `${SCOPE}admin/records` })).toBe('none')
  expect(plan('/supplies/cms/delivery/media/1', { ...picture, referrer: `${SCOPE}builder` })).toBe('none')
})

test('whoever signs in, out or buys for another account leaves no copies [OFF-05]', () => {
  const post = { method: 'POST' }
  for (const path of ['/supplies/login', '/supplies/login/code.data', '/supplies/es/account/acting.data'])
    expect(plan(path, post), path).toBe('other visitor')
  expect(plan('/supplies/webruntime/logout.data', post)).toBe('sign-out')
  expect(plan('/supplies/webruntime/logout?ended=timeout', post)).toBe('other visitor')
})
