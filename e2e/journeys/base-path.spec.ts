import { expect, test as base } from '@playwright/test'
import { signIn } from '../fixtures/buying.ts'
import { startShop } from '../fixtures/shop-process.ts'
import { copyShopTemplate } from '../fixtures/shop-template.ts'
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'

const BASE_PATH = '/supplies/shop'

/** A shop that is mounted under a base path. */
const test = base.extend<object, { readonly mounted: string }>({
  mounted: [
    async ({}, use) => {
      const copy = await copyShopTemplate()
      try {
        const shop = await startShop({ ...copy.settings, basePath: BASE_PATH })
        await use(new URL(BASE_PATH, shop.origin).href).finally(() => shop.close())
      } finally {
        await copy.deleteAll()
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test('all links and resources of pages are under the base path of the shop [ROU-08]', async ({ page, mounted }) => {
  const { origin } = new URL(mounted)
  const requestedPaths = new Set<string>()
  page.on('request', (request) => requestedPaths.add(request.url()))
  await page.goto(`${mounted}/`)
  await page.getByRole('main').getByRole('link', { name: 'Nozzles' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nozzles' })).toBeVisible()
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Add to cart', exact: true }).first()).toBeVisible()
  for (const address of ['', '/contact-us', '/login', '/cart', '/es-us/cart']) {
    await page.goto(mounted + address)
    const addresses = await page
      .locator('[href], [src], [action]')
      .evaluateAll((elements) =>
        elements.flatMap((element) => ['href', 'src', 'action'].flatMap((name) => element.getAttribute(name) ?? [])),
      )
    const outside = addresses.filter((link) => link.startsWith('/') && !/^\/supplies\/shop(?:[/?#]|$)/.test(link))
    expect(outside, address).toEqual([])
  }
  for (const address of ['', '/contact-us']) {
    await page.goto(mounted + address)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`^${mounted}/`))
  }
  expect(
    [...requestedPaths].filter((url) => url.startsWith(origin) && !url.startsWith(`${mounted}/`) && url !== mounted),
  ).toEqual([])
})

test('the back office is under the base path, also when its pages follow each other [ROU-08] [ADM-01]', async ({
  page,
  mounted,
}) => {
  await page.goto(`${mounted}/admin`)
  await signIn(page, { email: 'admin@hydrant.example' })
  await expect(page).toHaveURL(`${mounted}/admin`)
  const navigation = page.getByRole('navigation', { name: 'Back office' })
  await waitUntilHydrated(navigation.getByRole('link', { name: 'Products' }))
  await navigation.getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL(`${mounted}/admin/records/Product2`)
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
})

test('media are under the base path, also as files of the site; the site map and robots.txt contain it [ROU-08] [SEO-03]', async ({
  request,
  mounted,
}) => {
  const home = await (await request.get(`${mounted}/`)).text()
  const media = /\/supplies\/shop(\/cms\/delivery\/media\/[\w-]+)/.exec(home)?.[1] ?? ''
  for (const prefix of ['', '/sfsites/c', '/b2b/sfsites/c'])
    expect((await request.get(mounted + prefix + media)).headers()['content-type'], prefix).toMatch(/^image\//)
  expect((await request.get(new URL(media, mounted).href)).status()).toBe(404)

  expect(await (await request.get(`${mounted}/robots.txt`)).text()).toContain(`Sitemap: ${mounted}/sitemap.xml`)
  const index = await (await request.get(`${mounted}/sitemap.xml`)).text()
  const files = Array.from(index.matchAll(/<loc>([^<]+)/g), ([, address = '']) => address)
  expect(files).toHaveLength(3)
  for (const file of files) {
    const addresses = Array.from(
      (await (await request.get(file)).text()).matchAll(/<loc>([^<]+)/g),
      ([, address = '']) => address,
    )
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.filter((address) => !address.startsWith(`${mounted}/`))).toEqual([])
  }
})
