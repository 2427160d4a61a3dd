import { expectAccessible } from '../fixtures/accessibility.ts'
import {
  actAndWaitUntilSaved,
  addBlock,
  createPage,
  locateBlock,
  locateSettings,
  openBuilder,
  publishNow,
  waitUntilEditable,
} from '../fixtures/builder.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

test('a block becomes a section, is put on a second page, changed in one place, and own blocks again [SLT-05] [SLT-07] [SLT-08]', async ({
  page,
  browser,
  shop,
}) => {
  const guest = await (await browser.newContext({ baseURL: shop.origin, javaScriptEnabled: false })).newPage()
  await openBuilder(page)
  await createPage(page, { title: 'Delivery' })
  await addBlock(page, 'Text')
  await actAndWaitUntilSaved(page, () =>
    locateSettings(page).getByRole('textbox', { name: 'Text', exact: true }).fill('Delivered within a day'),
  )
  const canvas = page.frameLocator('#preview-frame')

  // The name is asked for, and asked for again when it is missing.
  await locateSettings(page).getByRole('button', { name: 'Save as a section' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as a section' })
  await dialog.getByRole('button', { name: 'Save the section' }).click()
  await expect(dialog.getByText('Give the section a name.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name of the section' }).fill('Delivery promise')
  await actAndWaitUntilSaved(page, () => dialog.getByRole('button', { name: 'Save the section' }).click())
  await expect(dialog).toHaveCount(0)
  await expect(locateBlock(page, /^Saved section/)).toBeVisible()
  await expect(canvas.getByText('Delivered within a day')).toBeVisible()
  await publishNow(page)

  await createPage(page, { title: 'About us' })
  await addBlock(page, 'Saved section')
  await expect(canvas.getByText('choose a section')).toBeVisible()
  await locateSettings(page).getByRole('button', { name: 'Choose a section' }).click()
  await actAndWaitUntilSaved(page, () => page.getByRole('button', { name: /^Delivery promise/ }).click())
  await expect(canvas.getByText('Delivered within a day')).toBeVisible()
  await expectAccessible(page)
  await publishNow(page)
  // Read before the change, so that the server has the pages in its cache of pages for guests.
  for (const path of ['/delivery', '/about-us']) {
    await guest.goto(path)
    await expect(guest.getByText('Delivered within a day')).toBeVisible()
  }

  await locateSettings(page).getByRole('link', { name: 'Edit the section “Delivery promise”' }).click()
  await waitUntilEditable(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery promise' })).toBeVisible()
  await page.getByRole('tab', { name: 'Add a block' }).click()
  await expect(page.getByRole('button', { name: 'Saved section', exact: true })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Blocks', exact: true }).click()
  await locateBlock(page, /Delivered within a day/).click()
  await expect(locateSettings(page).getByRole('button', { name: 'Save as a section' })).toHaveCount(0)
  await actAndWaitUntilSaved(page, () =>
    locateSettings(page).getByRole('textbox', { name: 'Text', exact: true }).fill('Delivered within two days'),
  )
  await guest.goto('/about-us')
  await expect(guest.getByText('Delivered within a day')).toBeVisible()
  await publishNow(page)
  for (const path of ['/delivery', '/about-us'])
    await expect(async () => {
      await guest.goto(path)
      await expect(guest.getByText('Delivered within two days')).toBeVisible({ timeout: 500 })
    }).toPass()

  // Where it is used, and that it cannot be deleted before.
  await page.goto('/builder')
  await page.getByRole('link', { name: 'Sections', exact: true }).click()
  await page.getByRole('link', { name: 'Settings of Delivery promise' }).click()
  await expect(page.getByText('2 pages show this section.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '/delivery, visitors see it there' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete the page' })).toHaveCount(0)
  await expectAccessible(page)

  // Own blocks are a copy, which undo takes back.
  await page.getByRole('link', { name: 'About us' }).click()
  await waitUntilEditable(page)
  await locateBlock(page, /^Saved section/).click()
  await actAndWaitUntilSaved(page, () =>
    locateSettings(page).getByRole('button', { name: 'Turn into own blocks' }).click(),
  )
  await expect(locateBlock(page, /Delivered within two days/)).toBeVisible()
  await actAndWaitUntilSaved(page, () => page.getByRole('button', { name: 'Undo' }).click())
  await expect(locateBlock(page, /^Saved section/)).toBeVisible()
  await guest.context().close()
})
