import { expectAccessible } from '../fixtures/accessibility.ts'
import { openAsStaff } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

test('staff say a product and a category in the other language of the shop, and its pages do so [LANG-14] [LANG-11]', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/find?q=HR-175-50-NH-R')
  const languages = page.getByRole('region', { name: 'Languages' })
  const spanish = languages.getByRole('group', { name: 'Spanish (United States)' })
  await spanish.getByLabel('Name').fill('Manguera roja de prueba')
  await spanish.getByLabel('Description').fill('<p>Para la prueba</p>')
  await expect(page.getByText('Not saved yet: Languages')).toBeVisible()
  await languages.getByRole('button', { name: 'Save languages' }).click()
  await expect(languages.getByText('Saved.')).toBeVisible()
  await expect(spanish.getByLabel('Name')).toHaveValue('Manguera roja de prueba')
  await expectAccessible(page)
  const productUrl = (await page.getByRole('link', { name: 'Open in the shop' }).getAttribute('href')) ?? ''

  await page.goto('/admin/categories')
  await page.getByRole('link', { name: 'Attack Hose', exact: true }).click()
  await spanish.getByLabel('Name').fill('Mangueras de prueba')
  await languages.getByRole('button', { name: 'Save languages' }).click()
  await expect(languages.getByText('Saved.')).toBeVisible()

  await page.goto(`/es-us${productUrl}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Manguera roja de prueba' })).toBeVisible()
  await expect(page.getByText('Para la prueba')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mangueras de prueba' }).first()).toBeVisible()
  await page.goto('/es-us/search?q=manguera+roja+de+prueba')
  await expect(page.getByRole('heading', { level: 1, name: 'Manguera roja de prueba' })).toBeVisible()

  await page.goto('/admin/find?q=HR-175-50-NH-R')
  await spanish.getByLabel('Name').clear()
  await spanish.getByLabel('Description').clear()
  await languages.getByRole('button', { name: 'Save languages' }).click()
  await expect(languages.getByText('Saved.')).toBeVisible()
  await page.goto(`/es-us${productUrl}`)
  await expect(page.getByRole('heading', { level: 1, name: /Rubber attack hose/ })).toBeVisible()
})

test('staff translate a label that many products share, and Spanish pages show it [LANG-16] [LANG-15]', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/labels?kind=AttributeValue&q=Red')
  await expectAccessible(page)
  const field = page.getByRole('textbox', { name: 'Translation of Red', exact: true })
  await expect(field).toHaveValue('Rojo')
  await field.fill('Rojo de prueba')
  await page.getByRole('button', { name: 'Save translations' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(field).toHaveValue('Rojo de prueba')
  await page.goto('/es-us/search?q=HR-175-50-NH-R')
  await expect(page.getByText('Rojo de prueba').first()).toBeVisible()
})
