import type { Page } from '@playwright/test'
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

/** Creates a page with a text, and saves the text as a section. */
async function createPageWithSection(page: Page, { title, section, text }: Readonly<Record<string, string>>) {
  await openBuilder(page)
  await createPage(page, { title: title ?? '' })
  await addBlock(page, 'Text')
  await actAndWaitUntilSaved(page, () =>
    locateSettings(page)
      .getByRole('textbox', { name: 'Text', exact: true })
      .fill(text ?? ''),
  )
  await locateSettings(page).getByRole('button', { name: 'Save as a section' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as a section' })
  await dialog.getByRole('button', { name: 'Save the section' }).click()
  await expect(dialog.getByText('Give the section a name.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name of the section' }).fill(section ?? '')
  await actAndWaitUntilSaved(page, () => dialog.getByRole('button', { name: 'Save the section' }).click())
  await expect(dialog).toHaveCount(0)
  await expect(locateBlock(page, new RegExp(`^Saved section.*${section}`))).toBeVisible()
  await expect(locateCanvas(page).getByText(text ?? '')).toBeVisible()
}

const locateCanvas = (page: Page) => page.frameLocator('#preview-frame')

test('a block becomes a section, is put on a second page, and changed on both in one place [SLT-05] [SLT-08]', async ({
  page,
  browser,
  shop,
}) => {
  const guest = await (await browser.newContext({ baseURL: shop.origin, javaScriptEnabled: false })).newPage()
  await createPageWithSection(page, {
    title: 'Delivery',
    section: 'Delivery promise',
    text: 'Delivered within a day',
  })
  await publishNow(page)

  await createPage(page, { title: 'About us' })
  await addBlock(page, 'Saved section')
  await expect(locateCanvas(page).getByText('choose a section')).toBeVisible()
  await locateSettings(page).getByRole('button', { name: 'Choose a section' }).click()
  await actAndWaitUntilSaved(page, () => page.getByRole('button', { name: /^Delivery promise/ }).click())
  await expect(locateCanvas(page).getByText('Delivered within a day')).toBeVisible()
  await publishNow(page)
  // Read before the change, so that the server has the pages in its cache of pages for guests.
  for (const path of ['/delivery', '/about-us']) {
    await guest.goto(path)
    await expect(guest.getByText('Delivered within a day')).toBeVisible()
  }

  await locateSettings(page).getByRole('link', { name: 'Edit the section “Delivery promise”' }).click()
  await waitUntilEditable(page)
  await locateBlock(page, /Delivered within a day/).click()
  await expect(locateSettings(page).getByRole('button', { name: 'Save as a section' })).toHaveCount(0)
  await actAndWaitUntilSaved(page, () =>
    locateSettings(page).getByRole('textbox', { name: 'Text', exact: true }).fill('Delivered within two days'),
  )
  // Its blocks load data as those of a page do.
  await addBlock(page, 'Product list')
  await locateSettings(page).getByRole('textbox', { name: 'Title' }).fill('Just in')
  await actAndWaitUntilSaved(page, async () => {
    await locateSettings(page).getByRole('combobox', { name: 'Which come first' }).selectOption('newest')
  })
  await guest.goto('/about-us')
  await expect(guest.getByText('Delivered within a day')).toBeVisible()
  await publishNow(page)
  for (const path of ['/delivery', '/about-us'])
    await expect(async () => {
      await guest.goto(path)
      await expect(guest.getByText('Delivered within two days')).toBeVisible({ timeout: 500 })
    }).toPass()
  await expect(
    guest.getByRole('region', { name: 'Just in' }).getByRole('button', { name: 'Add to cart' }).first(),
  ).toBeVisible()
  await guest.context().close()
})

test('a section says where it is used, is deleted once it is not, and becomes own blocks [SLT-07] [SLT-08]', async ({
  page,
}) => {
  await createPageWithSection(page, { title: 'Returns', section: 'Return terms', text: 'Returned within a month' })
  await page.goto('/builder?kind=section')
  await page.getByRole('link', { name: 'Settings of Return terms' }).click()
  await expect(page.getByText('One page shows this section.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '/returns, not published there' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete the page' })).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Returns' }).click()
  await waitUntilEditable(page)
  await locateBlock(page, /^Saved section/).click()
  const detach = locateSettings(page).getByRole('button', { name: 'Turn into own blocks' })
  await actAndWaitUntilSaved(page, () => detach.click())
  await expect(locateBlock(page, /Returned within a month/)).toBeVisible()
  await actAndWaitUntilSaved(page, () => page.getByRole('button', { name: 'Undo' }).click())
  await expect(locateBlock(page, /^Saved section/)).toBeVisible()
  await actAndWaitUntilSaved(page, () => page.getByRole('button', { name: 'Redo' }).click())
  await expect(locateBlock(page, /Returned within a month/)).toBeVisible()

  await page.goto('/builder?kind=section')
  await page.getByRole('link', { name: 'Settings of Return terms' }).click()
  await page.getByRole('button', { name: 'Delete the page' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('“Return terms” is deleted.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Put it back' })).toBeVisible()
})
