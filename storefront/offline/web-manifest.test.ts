import { expect, test } from 'vitest'
import { DEFAULT_THEME } from '@hydrant/page-model/theme/theme.ts'
import { toWebManifest } from './web-manifest.ts'

const shop = {
  name: 'Hydrant',
  language: 'es-US',
  basePath: '/supplies/es-us',
  sitePath: '/supplies',
  theme: { ...DEFAULT_THEME, barLight: '#102030' },
  logo: null,
}

test('the manifest has name, language, colour and start of the shop, and an icon of any size [OFF-01]', () => {
  expect(toWebManifest(shop)).toMatchObject({
    name: 'Hydrant',
    lang: 'es-US',
    start_url: '/supplies/es-us/',
    scope: '/supplies/es-us',
    display: 'standalone',
    theme_color: '#102030',
    icons: [
      { src: '/supplies/app-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/supplies/app-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    ],
  })
})

test('the logo of the shop is its icon when it is square and large enough [OFF-01]', () => {
  const logo = { url: '/cms/delivery/media/1', alternateText: '', width: 512, height: 512 }
  const iconsOf = (size: Partial<typeof logo>) => toWebManifest({ ...shop, logo: { ...logo, ...size } }).icons
  expect(iconsOf({})[0]).toEqual({ src: '/supplies/cms/delivery/media/1', sizes: '512x512' })
  expect(iconsOf({ width: 1024 })).toHaveLength(2)
  expect(iconsOf({ width: 64, height: 64 })).toHaveLength(2)
})
