import { expect, test } from 'vitest'
import { toRoutePath } from './paths.ts'

test.each([
  ['/', '', '/'],
  ['/cart?x=1', '', '/cart?x=1'],
  ['/shop', '/shop', '/'],
  ['/shop?q=1', '/shop', '/?q=1'],
  ['/shop/cart', '/shop', '/cart'],
  ['/shopping', '/shop', '/outside-base-path'],
  ['/cart', '/shop', '/outside-base-path'],
  ['/healthz', '/shop', '/healthz'],
  ['/webruntime/api/services/data/v60.0/x', '', '/services/data/v60.0/x'],
  ['/b2b/webruntime/api/services/data/v65.0/x?asGuest=true', '', '/services/data/v65.0/x?asGuest=true'],
  ['/shop/b2b/webruntime/api/services/data/v65.0/x', '/shop', '/services/data/v65.0/x'],
  ['/b2b/webruntime/api/apex/execute?x=1', '', '/webruntime/api/apex/execute?x=1'],
  ['/b2b/webruntime/api/admin/form-submissions?q=x', '', '/admin/form-submissions?q=x'],
  ['/b2b/webruntime/api/administration', '', '/b2b/webruntime/api/administration'],
  ['/shop/b2b/lwr/apex/v65.0/A/b', '/shop', '/lwr/apex/v65.0/A/b'],
  ['/lwr/apex/v65.0/A/b', '', '/lwr/apex/v65.0/A/b'],
  ['/product/b2b/lwr/apex/v65.0/A/b', '', '/product/b2b/lwr/apex/v65.0/A/b'],
  ['/sf/api/services/data/v67.0/x', '', '/services/data/v67.0/x'],
  ['/b2b/sf/api/services/data/v67.0/x', '', '/services/data/v67.0/x'],
  ['/sf/api/apex/execute', '', '/sf/api/apex/execute'],
  ['/apex/x', '', '/apex/x'],
  ['/search?q=/webruntime/api/services/', '', '/search?q=/webruntime/api/services/'],
  ['/sfsites/c/cms/delivery/media/MC1?width=640', '', '/cms/delivery/media/MC1?width=640'],
  ['/shop/b2b/sfsites/c/cms/delivery/media/MC1', '/shop', '/cms/delivery/media/MC1'],
  [
    '/sfsites/c/services/data/v65.0/connect/sites/x/cms/delivery/contents',
    '',
    '/services/data/v65.0/connect/sites/x/cms/delivery/contents',
  ],
  ['/sfsites/c/cart', '', '/sfsites/c/cart'],
  ['/webruntime/logout', '', '/webruntime/logout'],
  ['http://shop.example/cart?x=1', '', '/cart?x=1'],
  ['HTTPS://shop.example:8443/shop/cart', '/shop', '/cart'],
  ['https://shop.example', '', '/'],
  ['*', '', '/outside-base-path'],
])('%s with base path %j has the route path %s [ROU-08]', (url, basePath, inner) => {
  expect(toRoutePath(url, basePath)).toBe(inner)
})
