import type { Page } from '@playwright/test'
import { homePage } from '@hydrant/demo/pages/home.ts'
import { untilAlive } from '../fixtures/alive.ts'
import {
  blockNamed,
  makePage,
  openBuilder,
  publishNow,
  settingsOf,
  untilEditing,
  untilSaved,
} from '../fixtures/builder.ts'
import { putTogether } from '../fixtures/put-together.ts'
import { plainMarkup, takePicture } from '../fixtures/seen-page.ts'
import { blocksOf, idsOf, plainBlocks, readHomePage, readStoredPage } from '../fixtures/stored-page.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

test('the demo’s home page is built again from a blank page in the editor, takes the place of the first, and is the same to visitors [BLK-10] [HOME-03]', async ({
  page,
  browser,
  shop,
}) => {
  // Some two hundred steps in the editor, which shows the whole page anew after each.
  test.setTimeout(240_000)
  const guest = await browser.newPage({ baseURL: shop.origin, reducedMotion: 'reduce' })
  const before = await visit(guest)
  expect(before.html).toContain('data-block="tiles"')
  await openBuilder(page)
  const first = await readHomePage(page)
  expect(first.document, 'what is built again is what stood there').toEqual(homePage.document)

  await makePage(page, { title: 'Home, built again' })
  const pageId = /\/builder\/pages\/(\w+)/.exec(page.url())?.[1] ?? ''
  const wanted = blocksOf(homePage)
  await putTogether(page, wanted)
  await expect.poll(async () => plainBlocks(blocksOf(await readStoredPage(page, pageId)))).toEqual(plainBlocks(wanted))
  const ids = idsOf(blocksOf(await readStoredPage(page, pageId)))
  expect(new Set(ids).size, 'copies have ids of their own').toBe(idsOf(wanted).length)

  await publishNow(page)
  try {
    await makeHomePage(page, pageId)
    expect((await readHomePage(page)).pageId).toBe(pageId)
    await expect.poll(async () => (await guest.request.get('/')).text()).not.toContain('data-block="tiles"')
    const after = await visit(guest)
    expect(after.html).not.toContain('data-block="tiles"')
    expect(after.markup).toBe(before.markup)
    expect(after.title).toBe(before.title)
    for (const [name, { picture }] of Object.entries({ before, after }))
      await test.info().attach(name, { body: picture, contentType: 'image/png' })
    expect(after.picture.equals(before.picture), 'the page looks as it did').toBe(true)
  } finally {
    await guest.close()
    await makeHomePage(page, first.pageId)
  }
})

async function makeHomePage(page: Page, pageId: string): Promise<void> {
  await page.goto(`/builder/pages/${pageId}/settings`)
  await page.getByRole('button', { name: 'Make this the home page' }).click()
  await page.getByRole('button', { name: 'Make it the home page' }).click()
  await expect(page.getByText('This is the home page now.')).toBeVisible()
}

/** What a guest gets at `/`. */
async function visit(guest: Page) {
  const answer = await guest.goto('/')
  const html = (await answer?.text()) ?? ''
  await untilAlive(guest.getByRole('main').getByRole('region', { name: 'Highlights' }))
  return { html, markup: plainMarkup(html), title: await guest.title(), picture: await takePicture(guest) }
}

test('the home page that is opened and looked through is left as it is, byte for byte, and so it is once every change is undone [BLK-10] [HOME-03]', async ({
  page,
}) => {
  await openBuilder(page)
  const before = await readHomePage(page)
  await page.goto(`/builder/pages/${before.pageId}`)
  await untilEditing(page)
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/change') && sent.push(request.url()))
  const undo = page.getByRole('button', { name: 'Undo' })
  for (const line of await page.getByRole('tree', { name: 'Blocks of the page' }).getByRole('treeitem').all()) {
    await line.click()
    await expect(line).toHaveAttribute('aria-selected', 'true')
    await expect(settingsOf(page).getByRole('heading', { level: 2 })).toHaveText(/^Settings: /)
  }
  await expect(undo).toBeDisabled()
  await untilSaved(page)
  expect(sent).toEqual([])
  expect(await readHomePage(page)).toEqual(before)

  const stored = async () => JSON.stringify((await readHomePage(page)).document)
  await changeAbout(page)
  await expect.poll(stored).not.toContain('featured-brands')
  await expect(async () => {
    await undo.click({ timeout: 1000 })
    await expect(undo).toBeDisabled({ timeout: 500 })
  }).toPass()
  await expect.poll(stored).toBe(JSON.stringify(before.document))
})

/** A change of every sort; the brands go last. */
async function changeAbout(page: Page): Promise<void> {
  const settings = settingsOf(page)
  await blockNamed(page, /^Content: Text Top Categories/).click()
  await settings.getByRole('textbox', { name: 'Text', exact: true }).fill('Something else')
  await settings.getByRole('combobox', { name: 'Kind (desktop)' }).selectOption('h2')
  await blockNamed(page, /Featured products/).click()
  await settings.getByRole('checkbox', { name: 'Show part numbers' }).uncheck()
  await blockNamed(page, /Top sellers/).click()
  await settings.getByRole('spinbutton', { name: 'Products on a page' }).fill('7')
  await blockNamed(page, /Picture with link Sourcewell/).click()
  await settings.getByRole('button', { name: 'No picture: Picture' }).click()
  await blockNamed(page, /^Header: Slider/).click()
  await settings.getByRole('button', { name: 'Add to slides' }).click()
  await blockNamed(page, /Featured brands/).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
}
