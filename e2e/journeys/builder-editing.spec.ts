import {
  addBlock,
  blockNamed,
  makePage,
  openBuilder,
  publishNow,
  settingsOf,
  placesIn,
  untilEditing,
  untilKept,
  untilSaved,
} from '../fixtures/builder.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

test('a picture without alternative text keeps a page from being published; its entry leads to the setting, and then it goes live [BLK-10]', async ({
  page,
}) => {
  await openBuilder(page)
  await makePage(page, { title: 'Picture of the month', template: 'Information page' })
  await addBlock(page, 'Picture')
  const settings = settingsOf(page)
  await settings.getByRole('button', { name: /^Choose a picture/ }).click()
  const library = page.getByRole('dialog').filter({ has: page.getByRole('searchbox') })
  await library
    .getByRole('button', { name: /hose|nozzle|kit/i })
    .first()
    .click()
  await settings.getByRole('textbox', { name: 'What the picture says' }).fill('')
  await untilSaved(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toHaveCount(0)
  await dialog.getByRole('button', { name: /^Error: .*(alternative text|picture says)/i }).click()
  await expect(settings.getByRole('textbox', { name: 'What the picture says' })).toBeFocused()
  await page.keyboard.type('Hose on a reel')
  await untilSaved(page)
  await publishNow(page)
})

test('a block is moved with the keyboard alone, and taken back and redone with the usual keys [BLK-10]', async ({
  page,
}) => {
  await openBuilder(page)
  await makePage(page, { title: 'Moved about', template: 'Information page' })
  const items = page.getByRole('tree', { name: 'Blocks of the page' }).getByRole('treeitem')
  const order = () => items.allTextContents()
  const before = await order()
  await items.first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(order).toEqual([before[1], before[0], ...before.slice(2)])
  await untilSaved(page)
  await page.keyboard.press('Control+z')
  await expect.poll(order).toEqual(before)
  await untilKept(page, () => page.keyboard.press('Control+Shift+z'))
  await expect.poll(order).toEqual([before[1], before[0], ...before.slice(2)])
  await page.reload()
  await untilEditing(page)
  await expect.poll(order).toEqual([before[1], before[0], ...before.slice(2)])
})

test('of two editors on one page the second is told, nothing is overwritten, and either version can be kept [BLK-10]', async ({
  page,
  browser,
  shop,
}) => {
  await openBuilder(page)
  await makePage(page, { title: 'Two cooks', template: 'Information page' })
  const address = page.url()
  const other = await browser.newPage({ baseURL: shop.origin })
  await openBuilder(other)
  await other.goto(address)
  await untilEditing(other)
  const write = async (editor: typeof page, words: string) => {
    await blockNamed(editor, /^Text/).first().click()
    await settingsOf(editor).getByRole('textbox', { name: 'Text', exact: true }).fill(words)
  }
  await untilKept(other, () => write(other, 'Theirs'))
  await write(page, 'Mine')
  const dialog = page.getByRole('alertdialog', { name: 'You have changed this page in another window' })
  await expect(dialog).toContainText('Iris Novak')
  await other.reload()
  await untilEditing(other)
  await expect(blockNamed(other, /Theirs/)).toBeVisible()
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: 'See theirs' }).click()
  const theirs = await opened
  await expect(theirs.getByRole('heading', { name: 'Theirs' })).toBeVisible()
  await theirs.close()
  await dialog.getByRole('button', { name: 'Keep mine as a copy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Two cooks (copy)' })).toBeVisible()
  await untilEditing(page)
  await expect(blockNamed(page, /Mine/)).toBeVisible()

  // The other way: what stands there is replaced because somebody has said so.
  await page.goto(address)
  await untilEditing(page)
  await untilKept(other, () => write(other, 'Theirs again'))
  await write(page, 'Mine after all')
  await dialog.getByRole('button', { name: 'Replace theirs by mine' }).click()
  await untilSaved(page)
  await other.reload()
  await untilEditing(other)
  await expect(blockNamed(other, /Mine after all/)).toBeVisible()
  await other.close()
})

test('an earlier version is compared with the draft, looked at and restored [BLK-10]', async ({
  page,
  browser,
  shop,
}) => {
  await openBuilder(page)
  await makePage(page, { title: 'Yesterday', template: 'Information page' })
  const text = settingsOf(page).getByRole('textbox', { name: 'Text', exact: true })
  await blockNamed(page, /^Text/).first().click()
  await text.fill('Open all summer')
  await publishNow(page)
  await text.fill('Closed in August')
  await untilSaved(page)
  await page.getByRole('button', { name: 'Keep version' }).click()
  await expect(page.getByText('This version is kept.')).toBeVisible()
  await untilKept(page, () => text.fill('Closed for good'))
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
  await untilEditing(page)
  await expect(blockNamed(page, /Open all summer/)).toBeVisible()
  const guest = await browser.newPage({ baseURL: shop.origin })
  await guest.goto('/yesterday')
  await expect(guest.getByRole('heading', { name: 'Open all summer' })).toBeVisible()
  await guest.close()
})

test('what cannot be saved is told, asked about before it is left, and kept until the shop can be reached again [BLK-10]', async ({
  page,
  context,
}) => {
  await openBuilder(page)
  await makePage(page, { title: 'Offline work', template: 'Information page' })
  await blockNamed(page, /^Text/).first().click()
  const places = await placesIn(page)
  await context.setOffline(true)
  await settingsOf(page).getByRole('textbox', { name: 'Text', exact: true }).fill('Written in a tunnel')
  const failure = page.getByText('The shop cannot be reached.')
  await expect(failure).toBeVisible()
  expect(await placesIn(page), 'nothing moves while somebody works').toEqual(places)
  await page.getByRole('button', { name: 'Put this message away' }).click()
  await expect(failure).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /^Not saved$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Versions' }).click()
  const leaving = page.getByRole('dialog', { name: 'Leave this page?' })
  await leaving.getByRole('button', { name: 'Stay' }).click()
  await expect(leaving).toBeHidden()
  await context.setOffline(false)
  await untilSaved(page)
  await page.reload()
  await untilEditing(page)
  await expect(blockNamed(page, /Written in a tunnel/)).toBeVisible()
})
