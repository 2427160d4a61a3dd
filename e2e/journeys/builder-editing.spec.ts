import {
  addBlock,
  locateBlock,
  createPage,
  openBuilder,
  publishNow,
  locateSettings,
  readCanvasAndButtonBoxes,
  waitUntilEditable,
  actAndWaitUntilSaved,
  waitUntilSaved,
} from '../fixtures/builder.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

test('a picture without alternative text prevents publishing; its entry opens the setting, and then the page is published [BLK-10]', async ({
  page,
}) => {
  await openBuilder(page)
  await createPage(page, { title: 'Picture of the month', template: 'Information page' })
  await addBlock(page, 'Picture')
  const settings = locateSettings(page)
  await settings.getByRole('button', { name: /^Choose a picture/ }).click()
  const library = page.getByRole('dialog').filter({ has: page.getByRole('searchbox') })
  await library
    .getByRole('button', { name: /hose|nozzle|kit/i })
    .first()
    .click()
  await settings.getByRole('textbox', { name: 'What the picture says' }).fill('')
  await waitUntilSaved(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toHaveCount(0)
  await dialog.getByRole('button', { name: /^Error: .*(alternative text|picture says)/i }).click()
  await expect(settings.getByRole('textbox', { name: 'What the picture says' })).toBeFocused()
  await page.keyboard.type('Hose on a reel')
  await waitUntilSaved(page)
  await publishNow(page)
})

test('a block is moved by keyboard alone, and the move is undone and redone with shortcuts [BLK-10]', async ({
  page,
}) => {
  await openBuilder(page)
  await createPage(page, { title: 'Moved about', template: 'Information page' })
  const items = page.getByRole('tree', { name: 'Blocks of the page' }).getByRole('treeitem')
  const order = () => items.allTextContents()
  const previousOrder = await order()
  await items.first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(order).toEqual([previousOrder[1], previousOrder[0], ...previousOrder.slice(2)])
  await waitUntilSaved(page)
  await page.keyboard.press('Control+z')
  await expect.poll(order).toEqual(previousOrder)
  await actAndWaitUntilSaved(page, () => page.keyboard.press('Control+Shift+z'))
  await expect.poll(order).toEqual([previousOrder[1], previousOrder[0], ...previousOrder.slice(2)])
  await page.reload()
  await waitUntilEditable(page)
  await expect.poll(order).toEqual([previousOrder[1], previousOrder[0], ...previousOrder.slice(2)])
})

test('when two editors save one page, the second gets a conflict, nothing is overwritten, and either version can be kept [BLK-10]', async ({
  page,
  browser,
  shop,
}) => {
  await openBuilder(page)
  await createPage(page, { title: 'Two cooks', template: 'Information page' })
  const address = page.url()
  const otherEditor = await browser.newPage({ baseURL: shop.origin })
  await openBuilder(otherEditor)
  await otherEditor.goto(address)
  await waitUntilEditable(otherEditor)
  const write = async (editor: typeof page, typedText: string) => {
    await locateBlock(editor, /^Text/).first().click()
    await locateSettings(editor).getByRole('textbox', { name: 'Text', exact: true }).fill(typedText)
  }
  await actAndWaitUntilSaved(otherEditor, () => write(otherEditor, 'Theirs'))
  await write(page, 'Mine')
  const dialog = page.getByRole('alertdialog', { name: 'You have changed this page in another window' })
  await expect(dialog).toContainText('Iris Novak')
  await otherEditor.reload()
  await waitUntilEditable(otherEditor)
  await expect(locateBlock(otherEditor, /Theirs/)).toBeVisible()
  const popup = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: 'See theirs' }).click()
  const storedVersion = await popup
  await expect(storedVersion.getByRole('heading', { name: 'Theirs' })).toBeVisible()
  await storedVersion.close()
  await dialog.getByRole('button', { name: 'Keep mine as a copy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Two cooks (copy)' })).toBeVisible()
  await waitUntilEditable(page)
  await expect(locateBlock(page, /Mine/)).toBeVisible()

  // The other way: the stored version is replaced after a confirmation.
  await page.goto(address)
  await waitUntilEditable(page)
  await actAndWaitUntilSaved(otherEditor, () => write(otherEditor, 'Theirs again'))
  await write(page, 'Mine after all')
  await dialog.getByRole('button', { name: 'Replace theirs by mine' }).click()
  await waitUntilSaved(page)
  await otherEditor.reload()
  await waitUntilEditable(otherEditor)
  await expect(locateBlock(otherEditor, /Mine after all/)).toBeVisible()
  await otherEditor.close()
})

test('an earlier version is compared with the draft, viewed and restored [BLK-10]', async ({ page, browser, shop }) => {
  await openBuilder(page)
  await createPage(page, { title: 'Yesterday', template: 'Information page' })
  const text = locateSettings(page).getByRole('textbox', { name: 'Text', exact: true })
  await locateBlock(page, /^Text/).first().click()
  await text.fill('Open all summer')
  await publishNow(page)
  await text.fill('Closed in August')
  await waitUntilSaved(page)
  await page.getByRole('button', { name: 'Keep version' }).click()
  await expect(page.getByText('This version is kept.')).toBeVisible()
  await actAndWaitUntilSaved(page, () => text.fill('Closed for good'))
  await page.getByRole('link', { name: 'Versions' }).click()
  const first = page.getByRole('row').filter({ hasText: 'Version 1' })
  await expect(first).toContainText('by Iris Novak')
  await expect(first).toContainText('Live')
  await first.getByRole('link', { name: 'Compare version 1 with the draft' }).click()
  const compared = page.getByRole('region', { name: 'Comparison' })
  await expect(compared.getByRole('listitem').filter({ hasText: 'Closed for good' })).toContainText('Open all summer')
  await expect(
    compared.frameLocator('iframe[title="version 1"]').getByRole('heading', { name: 'Open all summer' }),
  ).toBeVisible()
  await expect(
    compared.frameLocator('iframe[title="the draft"]').getByRole('heading', { name: 'Closed for good' }),
  ).toBeVisible()
  // Their frames run none, and browsers complain of each.
  for (const name of ['version 1', 'the draft'])
    await expect(compared.frameLocator(`iframe[title="${name}"]`).locator('script')).toHaveCount(0)
  await first.getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await waitUntilEditable(page)
  await expect(locateBlock(page, /Open all summer/)).toBeVisible()
  const guest = await browser.newPage({ baseURL: shop.origin })
  await guest.goto('/yesterday')
  await expect(guest.getByRole('heading', { name: 'Open all summer' })).toBeVisible()
  await guest.close()
})

test('unsaved changes are reported, confirmed before leaving, and kept until the shop is reachable again [BLK-10]', async ({
  page,
  context,
}) => {
  await openBuilder(page)
  await createPage(page, { title: 'Offline work', template: 'Information page' })
  await locateBlock(page, /^Text/).first().click()
  const places = await readCanvasAndButtonBoxes(page)
  await context.setOffline(true)
  await locateSettings(page).getByRole('textbox', { name: 'Text', exact: true }).fill('Written in a tunnel')
  const failure = page.getByText('The shop cannot be reached.')
  await expect(failure).toBeVisible()
  expect(await readCanvasAndButtonBoxes(page), 'nothing moves while somebody works').toEqual(places)
  await page.getByRole('button', { name: 'Put this message away' }).click()
  await expect(failure).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /^Not saved$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Versions' }).click()
  const leaving = page.getByRole('dialog', { name: 'Leave this page?' })
  await leaving.getByRole('button', { name: 'Stay' }).click()
  await expect(leaving).toBeHidden()
  await context.setOffline(false)
  await waitUntilSaved(page)
  await page.reload()
  await waitUntilEditable(page)
  await expect(locateBlock(page, /Written in a tunnel/)).toBeVisible()
})
