import type { Page } from '@playwright/test'
import { homePage } from '@hydrant/demo/pages/home.ts'
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'
import {
  locateBlock,
  createPage,
  openBuilder,
  publishNow,
  locateSettings,
  waitUntilEditable,
  waitUntilSaved,
} from '../fixtures/builder.ts'
import { buildBlocks } from '../fixtures/build-blocks.ts'
import { normalizeMarkup, takeStableScreenshot } from '../fixtures/page-comparison.ts'
import {
  toContentBlocks,
  listBlockIds,
  normalizeBlocks,
  readHomePage,
  readStoredPage,
} from '../fixtures/stored-page.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

test('the demo’s home page is built again from a blank page in the editor, replaces the first, and is the same for visitors [BLK-10] [HOME-03]', async ({
  page,
  browser,
  shop,
}) => {
  // About two hundred steps in the editor, which renders the whole page again after each.
  test.setTimeout(240_000)
  const guest = await browser.newPage({ baseURL: shop.origin, reducedMotion: 'reduce' })
  const before = await captureHomePage(guest)
  expect(before.html).toContain('data-block="tiles"')
  await openBuilder(page)
  const first = await readHomePage(page)
  expect(first.document, 'what is built again is what stood there').toEqual(homePage.document)

  await createPage(page, { title: 'Home, built again' })
  const pageId = /\/builder\/pages\/(\w+)/.exec(page.url())?.[1] ?? ''
  const expectedBlocks = toContentBlocks(homePage)
  await buildBlocks(page, expectedBlocks)
  await expect
    .poll(async () => normalizeBlocks(toContentBlocks(await readStoredPage(page, pageId))))
    .toEqual(normalizeBlocks(expectedBlocks))
  const ids = listBlockIds(toContentBlocks(await readStoredPage(page, pageId)))
  expect(new Set(ids).size, 'copies have ids of their own').toBe(listBlockIds(expectedBlocks).length)

  await publishNow(page)
  try {
    await setAsHomePage(page, pageId)
    expect((await readHomePage(page)).pageId).toBe(pageId)
    await expect.poll(async () => (await guest.request.get('/')).text()).not.toContain('data-block="tiles"')
    const after = await captureHomePage(guest)
    expect(after.html).not.toContain('data-block="tiles"')
    expect(after.markup).toBe(before.markup)
    expect(after.title).toBe(before.title)
    for (const [name, { picture }] of Object.entries({ before, after }))
      await test.info().attach(name, { body: picture, contentType: 'image/png' })
    expect(after.picture.equals(before.picture), 'the page looks as it did').toBe(true)
  } finally {
    await guest.close()
    await setAsHomePage(page, first.pageId)
  }
})

async function setAsHomePage(page: Page, pageId: string): Promise<void> {
  await page.goto(`/builder/pages/${pageId}/settings`)
  await page.getByRole('button', { name: 'Make this the home page' }).click()
  await page.getByRole('button', { name: 'Make it the home page' }).click()
  await expect(page.getByText('This is the home page now.')).toBeVisible()
}

/** Loads `/` as a guest: its markup and its picture. */
async function captureHomePage(guest: Page) {
  const response = await guest.goto('/')
  const html = (await response?.text()) ?? ''
  await waitUntilHydrated(guest.getByRole('main').getByRole('region', { name: 'Highlights' }))
  return { html, markup: normalizeMarkup(html), title: await guest.title(), picture: await takeStableScreenshot(guest) }
}

test('opening and browsing the home page does not change a byte of it, nor do changes that are all undone [BLK-10] [HOME-03]', async ({
  page,
}) => {
  await openBuilder(page)
  const before = await readHomePage(page)
  await page.goto(`/builder/pages/${before.pageId}`)
  await waitUntilEditable(page)
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/change') && sent.push(request.url()))
  const undo = page.getByRole('button', { name: 'Undo' })
  for (const line of await page.getByRole('tree', { name: 'Blocks of the page' }).getByRole('treeitem').all()) {
    await line.click()
    await expect(line).toHaveAttribute('aria-selected', 'true')
    await expect(locateSettings(page).getByRole('heading', { level: 2 })).toHaveText(/^Settings: /)
  }
  await expect(undo).toBeDisabled()
  await waitUntilSaved(page)
  expect(sent).toEqual([])
  expect(await readHomePage(page)).toEqual(before)

  const stored = async () => JSON.stringify((await readHomePage(page)).document)
  await makeVariousChanges(page)
  await expect.poll(stored).not.toContain('featured-brands')
  await expect(async () => {
    await undo.click({ timeout: 1000 })
    await expect(undo).toBeDisabled({ timeout: 500 })
  }).toPass()
  await expect.poll(stored).toBe(JSON.stringify(before.document))
})

/** Makes a change of every kind; the brands come last. */
async function makeVariousChanges(page: Page): Promise<void> {
  const settings = locateSettings(page)
  await locateBlock(page, /^Content: Text Top Categories/).click()
  await settings.getByRole('textbox', { name: 'Text', exact: true }).fill('Something else')
  await settings.getByRole('combobox', { name: 'Kind (desktop)' }).selectOption('h2')
  await locateBlock(page, /Featured products/).click()
  await settings.getByRole('checkbox', { name: 'Show part numbers' }).uncheck()
  await locateBlock(page, /Top sellers/).click()
  await settings.getByRole('spinbutton', { name: 'Products on a page' }).fill('7')
  await locateBlock(page, /Picture with link Sourcewell/).click()
  await settings.getByRole('button', { name: 'No picture: Picture' }).click()
  await locateBlock(page, /^Header: Slider/).click()
  await settings.getByRole('button', { name: 'Add to slides' }).click()
  await locateBlock(page, /Featured brands/).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
}
