import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { openAsStaff } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

/** Presses a button of a form, and waits until the page has settled. */
async function send(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.locator('main[aria-busy=true]')).toHaveCount(0)
}

/** Opens the forms about views, unless they are open. */
async function openViews(page: Page): Promise<void> {
  const forms = page.getByRole('group').filter({ hasText: 'Save and change views' })
  if ((await forms.getAttribute('open')) === null) await page.getByText('Save and change views').click()
}

test('what a list shows is saved as a view, which is renamed, opens the list and is deleted; a field that is gone is named [ADM-57] [ADM-58]', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/records/Product2?columns=Name,Old__c&sort=Name&where=Name.contains.supply+hose')
  await expect(page.getByText('these fields do not exist any more', { exact: false })).toContainText('Old__c')
  const views = page.getByRole('navigation', { name: 'Views' })
  await openViews(page)
  await page.getByLabel('Name of the new view').fill('Supply hoses')
  await page.getByLabel('For all staff').check()
  await send(page, 'Save as a view')
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible()
  const view = views.getByRole('link', { name: 'Supply hoses (all staff)' })
  await expect(view).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)

  await openViews(page)
  await page.getByLabel('Name of the new view').fill('SUPPLY HOSES')
  await page.getByLabel('For all staff').check()
  await send(page, 'Save as a view')
  const name = page.getByLabel('Name of the new view')
  await expect(name).toHaveAccessibleDescription(/Another view of this list is called/)
  await expect(name).toHaveValue('SUPPLY HOSES')
  await page.getByLabel('Name of Supply hoses (all staff)').fill('Hoses')
  await send(page, 'Rename')
  await expect(views.getByRole('link', { name: 'Hoses (all staff)', exact: true })).toBeVisible()
  await openViews(page)
  await send(page, 'Open the list with this view')
  await expect(page.getByText('No longer open the list with it')).toBeAttached()

  await page.goto('/admin/records/Product2')
  await expect(page).toHaveURL(/where=Name.contains.supply/)
  await views.getByRole('link', { name: 'All', exact: true }).click()
  await expect(page.getByText('442 records', { exact: true })).toBeVisible()
  await views.getByRole('link', { name: 'Hoses (all staff)' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'contains supply hose' })).toBeVisible()
  await openViews(page)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(views).toHaveCount(0)
})

test('a cell is changed in its list by keyboard, what is wrong stays, nobody is overwritten unseen, and a change is undone; rows are edited without scripts, too [ADM-59] [ADM-60]', async ({
  page,
  browser,
  shop,
}) => {
  const list = '/admin/records/Product2?columns=Name,StockKeepingUnit,Family&sort=Name&where=Name.contains.supply+hose'
  await openAsStaff(page, list)
  const edit = page.getByRole('button', { name: /^Change Product Family of/ })
  const input = page.getByRole('textbox', { name: /^Product Family: / })
  await edit.first().click()
  await expect(input).toBeFocused()
  await input.fill('Relay hose')
  await input.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'was saved.' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Relay hose' })).toHaveCount(1)
  // The next row is an input now.
  await expect(input).toBeFocused()
  await expectAccessible(page)
  await input.press('Escape')
  await expect(edit.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('F2')
  const sku = page.getByRole('textbox', { name: /^Product SKU: / })
  await sku.fill('')
  await sku.press('Enter')
  await expect(sku).toHaveAccessibleDescription(/\S/)
  await expect(sku).toHaveValue('')
  await sku.press('Escape')

  const plain = await browser.newContext({
    baseURL: shop.origin,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const other = await plain.newPage()
  await other.goto(`${list}&edit=on`)
  await other
    .getByRole('textbox', { name: /^Product Family: / })
    .first()
    .fill('Fire hose')
  await other.getByRole('button', { name: 'Save products' }).click()
  await expect(other.getByText('was saved.', { exact: false })).toBeVisible()
  await expect(other.getByRole('textbox', { name: /^Product Family: / }).first()).toHaveValue('Fire hose')

  await edit.first().click()
  await input.fill('My hose')
  await input.press('Enter')
  await expect(input).toHaveAccessibleDescription(/has changed this to “Fire hose” meanwhile/)
  await expect(input).toHaveValue('My hose')
  await input.press('Enter')
  // The next row is an input as soon as it is saved.
  await expect(input).not.toHaveValue('My hose')
  await expect(page.getByRole('cell', { name: 'My hose' })).toHaveCount(1)
  await input.press('Escape')

  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(other.getByText('has changed this to “My hose” meanwhile', { exact: false })).toBeVisible()
  await plain.close()
  await send(page, 'Undo')
  await expect(page.getByText('has its old value back', { exact: false })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Fire hose' })).toHaveCount(1)
})

test('jobs run at once, the history is verified, and the webhook has a test [ADM-61] [ADM-62] [ADM-64]', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/jobs')
  await expect(page.getByRole('heading', { level: 1, name: 'Background jobs' })).toBeVisible()
  await expectAccessible(page)
  await send(page, 'Run now: Delete old mails')
  await expect(page.getByText('It has begun.', { exact: false })).toBeVisible()
  await page.goto('/admin/history')
  await send(page, 'Check it now: Check the history')
  await expect(async () => {
    await page.goto('/admin/history')
    await expect(page.getByText('The history is unchanged')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectAccessible(page)
  await page.goto('/admin/webhook')
  await send(page, 'Send a test event')
  await expect(page.getByText('There is no webhook', { exact: false })).toBeVisible()
})
