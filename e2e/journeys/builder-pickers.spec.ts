import { addBlock, makePage, openBuilder, settingsOf } from '../fixtures/builder.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

test('the picker of pictures goes on with the next ones until all have been shown, and the focus goes with them [BLK-10]', async ({
  page,
}) => {
  await openBuilder(page)
  await makePage(page, { title: 'Many pictures' })
  await addBlock(page, 'Picture')
  await settingsOf(page)
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
  const found = await dialog.getByText(/^\d+ found\.$/).innerText()
  await expect(pictures).toHaveCount(Number.parseInt(found, 10))
  const last = pictures.last()
  const address = await last.locator('img').getAttribute('src')
  await last.press('Enter')
  await expect(settingsOf(page).getByRole('textbox', { name: 'Picture', exact: true })).toHaveValue(address ?? '')
})

test('a link leads to a page, to a part of the shop, to a category or to a product, each found by its name [BLK-10]', async ({
  page,
}) => {
  await openBuilder(page)
  await makePage(page, { title: 'Links about' })
  await addBlock(page, 'Button')
  const settings = settingsOf(page)
  const choose = settings.getByRole('button', { name: /^Choose a page/ })
  const dialog = page.getByRole('dialog', { name: 'Choose a page' })
  const link = settings.getByRole('textbox', { name: 'Leads to', exact: true })
  for (const [words, name, address] of [
    ['quote', /Request a quote/, '/request-a-quote'],
    ['home page', /^Home page/, '/'],
    ['large diameter', /^Large Diameter.*Category in Fire Hose/, /^\/category\/\w{18}$/],
    ['na-25-250/70', /^Automatic fog nozzle 2\.5 in.*Product NA-25-250\/70/, /^\/product\/\w{18}$/],
  ] as const) {
    await choose.click()
    await dialog.getByRole('searchbox').fill(words)
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
  const found = dialog.getByRole('list', { name: 'Found' }).getByRole('button')
  await expect(found).not.toHaveCount(0)
  // How many pages there are depends on which journeys have made some before.
  await expect(dialog.getByText(/^The first \d+ of \d+\.$/)).toBeVisible()
  const count = await found.count()
  const total = /of (\d+)/.exec(await dialog.getByText(/^The first \d+ of \d+\.$/).innerText())?.[1]
  await dialog.getByRole('button', { name: 'Show more' }).click()
  await expect(found.nth(count)).toBeFocused()
  await expect(
    dialog.getByText(new RegExp(`^The first \\d+ of ${total}\\.$`)),
    'there are as many as before',
  ).toBeVisible()
})

for (const { kind, title, words } of [
  { kind: 'Product', title: 'Choose a product', words: '' },
  { kind: 'Top sellers', title: 'Choose a category', words: '' },
]) {
  test(`“${title}” goes on with the next ones, each of them once [BLK-10]`, async ({ page }) => {
    await openBuilder(page)
    await makePage(page, { title: `${kind}, chosen` })
    await addBlock(page, kind)
    await settingsOf(page)
      .getByRole('button', { name: new RegExp(`^${title}`) })
      .click()
    const dialog = page.getByRole('dialog', { name: title })
    const found = dialog.getByRole('list', { name: 'Found' }).getByRole('button')
    await dialog.getByRole('searchbox').fill(words)
    await expect(found).toHaveCount(24)
    await dialog.getByRole('button', { name: 'Show more' }).click()
    await expect(found).toHaveCount(48)
    const names = await found.allTextContents()
    expect(new Set(names).size).toBe(48)
    await found.nth(30).click()
    await expect(
      settingsOf(page)
        .getByText(names[30]?.slice(0, 8) ?? '')
        .first(),
    ).toBeVisible()
  })
}
