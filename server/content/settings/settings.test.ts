import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import type { BuilderSiteSettings } from '@hydrant/contract/admin/site.ts'
import type { SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import { siteSettings } from '@hydrant/database/schema/content.ts'
import { USUAL_SITE_SETTINGS } from '@hydrant/kernel/site/usual-site-settings.ts'
import { type BuilderShop, openBuilderShop, statusesOf } from '../../testing/builder-shop.ts'

let shop: BuilderShop
beforeAll(async () => {
  shop = await openBuilderShop()
})
afterAll(() => shop.close())

const SETTINGS = BUILDER_ROUTES.getBuilderSiteSettings.path
const read = async () => (await shop.anna<BuilderSiteSettings>('GET', SETTINGS)).body
const change = (revision: number, settings: unknown, by = shop.anna) =>
  by<BuilderSiteSettings>('PUT', SETTINGS, { body: { revision, settings } })
const seen = (headers: Record<string, string> = {}) =>
  shop.guest<SiteSettings>('GET', '/services/data/v65.0/connect/sites/site/settings', { headers })

test('everyone sees what a site builder has made of the settings, at once [BLK-10]', async () => {
  expect(await read()).toEqual({ revision: 0, changedDate: null, changedBy: null, settings: USUAL_SITE_SETTINGS })
  const before = await seen()
  expect(before.body).toEqual(USUAL_SITE_SETTINGS)
  expect((await seen({ 'if-none-match': before.headers.get('etag') ?? '' })).status).toBe(304)
  const settings = {
    ...USUAL_SITE_SETTINGS,
    header: { notice: 'Closed on Monday', service: '' },
    navigation: { links: [{ label: 'Offers', href: '/offers' }] },
  }
  expect(await change(0, settings)).toMatchObject({
    status: 200,
    body: { revision: 1, changedBy: 'Anna Builder', settings },
  })
  const after = await seen({ 'if-none-match': before.headers.get('etag') ?? '' })
  expect([after.status, after.body]).toEqual([200, settings])
})

test('of site builders who change the settings at the same moment one wins, and the others are told [BLK-10]', async () => {
  const { revision } = await read()
  const titled = (title: string) => ({
    ...USUAL_SITE_SETTINGS,
    cookieBanner: { ...USUAL_SITE_SETTINGS.cookieBanner, title },
  })
  const replies = await Promise.all(
    ['a', 'b', 'c', 'd'].map((title, index) => change(revision, titled(title), index % 2 === 0 ? shop.anna : shop.ben)),
  )
  expect(statusesOf(replies)).toEqual([200, 409, 409, 409])
  const now = await read()
  expect(now).toMatchObject({
    revision: revision + 1,
    settings: {
      cookieBanner: { title: replies.find(({ status }) => status === 200)?.body.settings.cookieBanner.title },
    },
  })
  expect(replies.find(({ status }) => status === 409)?.body).toEqual([
    {
      errorCode: 'CONFLICT',
      message: expect.stringContaining('has changed the settings of the site'),
      arguments: [String(now.revision), now.changedDate, now.changedBy, expect.stringMatching(/^(?:own|other)$/)],
    },
  ])
  expect((await change(0, USUAL_SITE_SETTINGS)).status).toBe(409)
})

test('settings that were stored before there was a new one have the usual value for it [BLK-10]', async () => {
  const { header, cookieBanner } = USUAL_SITE_SETTINGS
  const { containerMaxWidth: _, ...older } = cookieBanner
  await shop.database.transaction((executor) =>
    executor
      .update(siteSettings)
      .set({ settings: { header: { ...header, notice: 'Old' }, cookieBanner: { ...older, title: 'Old' } } }),
  )
  expect((await seen()).body).toEqual({
    ...USUAL_SITE_SETTINGS,
    header: { ...header, notice: 'Old' },
    cookieBanner: { ...cookieBanner, title: 'Old' },
  })
})

const link = (href: string) => ({ ...USUAL_SITE_SETTINGS, navigation: { links: [{ label: 'x', href }] } })
const banner = (field: string, value: unknown) => ({
  ...USUAL_SITE_SETTINGS,
  cookieBanner: { ...USUAL_SITE_SETTINGS.cookieBanner, [field]: value },
})

test.each([
  ['a link that runs a script', link('javascript:alert(1)')],
  ['a link to another host without saying how', link('//elsewhere.example')],
  ['a link that a browser reads as one', link('/\\elsewhere.example')],
  ['a link of data', link('data:text/html,x')],
  ['a link with a blank in it', link('/a b')],
  ['a colour that is a style', banner('textColor', 'red;background:url(x)')],
  ['no days', banner('cookieExpireDays', 0)],
  ['a label that says nothing', banner('acceptAllLabel', '')],
  ['a width that no page has', banner('containerMaxWidth', 10)],
  ['an unknown setting', { ...USUAL_SITE_SETTINGS, more: 1 }],
  ['a missing section', { ...USUAL_SITE_SETTINGS, footer: undefined }],
])('%s is refused, and nothing is stored', async (_, settings) => {
  const before = await read()
  expect(await change(before.revision, settings)).toMatchObject({ status: 400, body: [{}] })
  expect(await read()).toEqual(before)
})

test.each(['/offers', '/a/b?c=d#e', 'https://elsewhere.example/x', 'mailto:orders@hydrant.example', 'tel:+15550140'])(
  'a link to %s is taken',
  async (href) => {
    expect((await change((await read()).revision, link(href))).status).toBe(200)
  },
)
