import { addBlock, createPage, openBuilder, locateSettings } from '../fixtures/builder.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

test('the picture picker loads further pages until all pictures are shown, and moves the focus to the new ones [BLK-10]', async ({
  page,
}) => {
  await openBuilder(page)
  await createPage(page, { title: 'Many pictures' })
  await addBlock(page, 'Picture')
  await locateSettings(page)
    .getByRole('button', { name: /^Choose a picture/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  const pictures = dialog.getByRole('list', { name: 'Found' }).getByRole('button')
  const more = dialog.getByRole('button', { name: 'Show more' })
  await expect(dialog.getByText(/^The first 24 of \d+\.$/)).toBeVisible()
  await expect(pictures).toHaveCount(24)
  await more.click()
  await expect(pictures).toHaveCount(48)
  await expect(pictures.nth(24)).toBeFocused()
  await dialog.getByRole('searchbox').fill('tool')
  await expect(dialog.getByText(/^(The first )?\d+ (of \d+\.|found\.)$/)).toBeVisible()
  await expect(async () => {
    if ((await more.count()) > 0) await more.click({ timeout: 1000 })
    await expect(more).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  const results = await dialog.getByText(/^\d+ found\.$/).innerText()
  await expect(pictures).toHaveCount(Number.parseInt(results, 10))
  const last = pictures.last()
  const address = await last.locator('img').getAttribute('src')
  await last.press('Enter')
  await expect(locateSettings(page).getByRole('textbox', { name: 'Picture', exact: true })).toHaveValue(address ?? '')
})

test('a link target is a page, a part of the shop, a category or a product, each found by its name [BLK-10]', async ({
  page,
}) => {
  await openBuilder(page)
  await createPage(page, { title: 'Links about' })
  await addBlock(page, 'Button')
  const settings = locateSettings(page)
  const choose = settings.getByRole('button', { name: /^Choose a page/ })
  const dialog = page.getByRole('dialog', { name: 'Choose a page' })
  const link = settings.getByRole('textbox', { name: 'Leads to', exact: true })
  for (const [searchText, name, address] of [
    ['quote', /Request a quote/, '/request-a-quote'],
    ['home page', /^Home page/, '/'],
    ['large diameter', /^Large Diameter.*Category in Fire Hose/, /^\/category\/\w{18}$/],
    ['na-25-250/70', /^Automatic fog nozzle 2\.5 in.*Product NA-25-250\/70/, /^\/product\/\w{18}$/],
  ] as const) {
    await choose.click()
    await dialog.getByRole('searchbox').fill(searchText)
    await dialog.getByRole('button', { name }).click()
    await expect(link).toHaveValue(address)
  }
  await choose.click()
  await dialog.getByRole('searchbox').fill('links about')
  await expect(
    dialog.getByRole('button', { name: /^Links about/ }),
    'what visitors would not find is marked',
  ).toContainText('/links-about (not live yet)')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await choose.click()
  const results = dialog.getByRole('list', { name: 'Found' }).getByRole('button')
  await expect(results).not.toHaveCount(0)
  // The number of pages depends on which journeys have created some before.
  await expect(dialog.getByText(/^The first \d+ of \d+\.$/)).toBeVisible()
  const count = await results.count()
  const total = /of (\d+)/.exec(await dialog.getByText(/^The first \d+ of \d+\.$/).innerText())?.[1]
  await dialog.getByRole('button', { name: 'Show more' }).click()
  await expect(results.nth(count)).toBeFocused()
  await expect(
    dialog.getByText(new RegExp(`^The first \\d+ of ${total}\\.$`)),
    'there are as many as before',
  ).toBeVisible()
})

for (const { kind, title, searchText } of [
  { kind: 'Product', title: 'Choose a product', searchText: '' },
  { kind: 'Top sellers', title: 'Choose a category', searchText: '' },
]) {
  test(`“${title}” loads further entries, each of them once [BLK-10]`, async ({ page }) => {
    await openBuilder(page)
    await createPage(page, { title: `${kind}, chosen` })
    await addBlock(page, kind)
    await locateSettings(page)
      .getByRole('button', { name: new RegExp(`^${title}`) })
      .click()
    const dialog = page.getByRole('dialog', { name: title })
    const results = dialog.getByRole('list', { name: 'Found' }).getByRole('button')
    await dialog.getByRole('searchbox').fill(searchText)
    await expect(results).toHaveCount(24)
    await dialog.getByRole('button', { name: 'Show more' }).click()
    await expect(results).toHaveCount(48)
    const names = await results.allTextContents()
    expect(new Set(names).size).toBe(48)
    await results.nth(30).click()
    await expect(
      locateSettings(page)
        .getByText(names[30]?.slice(0, 8) ?? '')
        .first(),
    ).toBeVisible()
  })
}
