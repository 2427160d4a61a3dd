import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import type { BuilderSiteSettings } from '@hydrant/contract/admin/site.ts'
import type { SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import { siteSettings } from '@hydrant/database/schema/content.ts'
import { DEFAULT_SITE_SETTINGS } from '@hydrant/page-model/site/default-site-settings.ts'
import { type BuilderShop, openBuilderShop, listSortedStatuses } from '../../testing/builder-shop.ts'

let shop: BuilderShop
beforeAll(async () => {
  shop = await openBuilderShop()
})
afterAll(() => shop.close())

const SETTINGS = BUILDER_ROUTES.getBuilderSiteSettings.path
const shopInTest = {
  shopName: 'Test shop',
  languages: ['en-US'],
  identity: {
    logo: null,
    addressLines: [],
    email: '',
    phone: '',
    legalLinks: { terms: null, privacy: null, legalNotice: null },
  },
}
const fetchSettings = async () => (await shop.anna<BuilderSiteSettings>('GET', SETTINGS)).body
const putSettings = (revision: number, settings: unknown, client = shop.anna) =>
  client<BuilderSiteSettings>('PUT', SETTINGS, { body: { revision, settings } })
const fetchPublicSettings = (headers: Record<string, string> = {}) =>
  shop.guest<SiteSettings>('GET', '/services/data/v65.0/connect/sites/site/settings', { headers })

test('changed settings are visible to everyone at once [BLK-10]', async () => {
  expect(await fetchSettings()).toEqual({
    revision: 0,
    changedDate: null,
    changedBy: null,
    settings: DEFAULT_SITE_SETTINGS,
  })
  const before = await fetchPublicSettings()
  expect(before.body).toEqual({ ...DEFAULT_SITE_SETTINGS, ...shopInTest })
  expect((await fetchPublicSettings({ 'if-none-match': before.headers.get('etag') ?? '' })).status).toBe(304)
  const settings = {
    ...DEFAULT_SITE_SETTINGS,
    header: { notice: 'Closed on Monday', service: '' },
    navigation: { links: [{ label: 'Offers', href: '/offers' }] },
  }
  expect(await putSettings(0, settings)).toMatchObject({
    status: 200,
    body: { revision: 1, changedBy: 'Anna Builder', settings },
  })
  const after = await fetchPublicSettings({ 'if-none-match': before.headers.get('etag') ?? '' })
  expect([after.status, after.body]).toEqual([200, { ...settings, ...shopInTest }])
})

test('of concurrent changes of the settings one succeeds, and the others get a conflict [BLK-10]', async () => {
  const { revision } = await fetchSettings()
  const settingsTitled = (title: string) => ({
    ...DEFAULT_SITE_SETTINGS,
    cookieBanner: { ...DEFAULT_SITE_SETTINGS.cookieBanner, title },
  })
  const responses = await Promise.all(
    ['a', 'b', 'c', 'd'].map((title, index) =>
      putSettings(revision, settingsTitled(title), index % 2 === 0 ? shop.anna : shop.ben),
    ),
  )
  expect(listSortedStatuses(responses)).toEqual([200, 409, 409, 409])
  const current = await fetchSettings()
  expect(current).toMatchObject({
    revision: revision + 1,
    settings: {
      cookieBanner: { title: responses.find(({ status }) => status === 200)?.body.settings.cookieBanner.title },
    },
  })
  expect(responses.find(({ status }) => status === 409)?.body).toEqual([
    {
      errorCode: 'CONFLICT',
      message: expect.stringContaining('has changed the settings of the site'),
      arguments: [
        String(current.revision),
        current.changedDate,
        current.changedBy,
        expect.stringMatching(/^(?:own|other)$/),
      ],
    },
  ])
  expect((await putSettings(0, DEFAULT_SITE_SETTINGS)).status).toBe(409)
})

test('settings stored before a new setting existed have its default [BLK-10]', async () => {
  const { header, cookieBanner } = DEFAULT_SITE_SETTINGS
  const { containerMaxWidth: _, ...older } = cookieBanner
  await shop.database.transaction((tx) =>
    tx
      .update(siteSettings)
      .set({ settings: { header: { ...header, notice: 'Old' }, cookieBanner: { ...older, title: 'Old' } } }),
  )
  expect((await fetchPublicSettings()).body).toEqual({
    ...DEFAULT_SITE_SETTINGS,
    ...shopInTest,
    header: { ...header, notice: 'Old' },
    cookieBanner: { ...cookieBanner, title: 'Old' },
  })
})

const link = (href: string) => ({ ...DEFAULT_SITE_SETTINGS, navigation: { links: [{ label: 'x', href }] } })
const banner = (field: string, value: unknown) => ({
  ...DEFAULT_SITE_SETTINGS,
  cookieBanner: { ...DEFAULT_SITE_SETTINGS.cookieBanner, [field]: value },
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
  ['an unknown setting', { ...DEFAULT_SITE_SETTINGS, more: 1 }],
  ['a missing section', { ...DEFAULT_SITE_SETTINGS, footer: undefined }],
])('%s is rejected, and nothing is stored', async (_, settings) => {
  const before = await fetchSettings()
  expect(await putSettings(before.revision, settings)).toMatchObject({ status: 400, body: [{}] })
  expect(await fetchSettings()).toEqual(before)
})

test.each(['/offers', '/a/b?c=d#e', 'https://elsewhere.example/x', 'mailto:orders@hydrant.example', 'tel:+15550140'])(
  'a link to %s is accepted',
  async (href) => {
    expect((await putSettings((await fetchSettings()).revision, link(href))).status).toBe(200)
  },
)
