import { expect, test } from '../fixtures/gallery.ts'

test('every value is a labelled checkbox with its count, and selected values are checked [CAT-03]', async ({
  page,
  show,
}) => {
  await show('Facets', 'six, some chosen')
  const brand = page.getByRole('group', { name: 'Brand', exact: true })
  await expect(brand.getByRole('checkbox', { name: 'Ashgrove 1,204' })).not.toBeChecked()
  await expect(brand.getByRole('checkbox', { name: /^Kestrel/ })).toBeChecked()
})

test('eight values and the selected ones are visible; one press shows the others, another hides them [CAT-03]', async ({
  page,
  show,
}) => {
  await show('Facets', 'six, some chosen')
  const brand = page.getByRole('group', { name: 'Brand', exact: true })
  await expect(brand.getByRole('checkbox')).toHaveCount(9)
  await page.locator('summary', { hasText: 'values of Brand' }).focus()
  await page.keyboard.press('Enter')
  await expect(brand.getByRole('checkbox')).toHaveCount(11)
  await page.keyboard.press('Enter')
  await expect(brand.getByRole('checkbox')).toHaveCount(9)
})

test('the first four facets are open, and those with a selected value [CAT-03]', async ({ page, show }) => {
  await show('Facets', 'six, some chosen')
  await expect(page.getByRole('checkbox', { name: /^Double/ })).toBeHidden()
  await expect(page.getByRole('checkbox', { name: /^Storz/ })).toBeVisible()
  await page.getByText('Jacket').first().click()
  await expect(page.getByRole('checkbox', { name: /^Double/ })).toBeVisible()
})

test('its form submits the selected values, also in closed facets [CAT-03]', async ({ page, show }) => {
  await show('Facets', 'six, some chosen')
  await page.getByRole('checkbox', { name: /^Red/ }).check()
  expect(await page.locator('form').evaluate((form: HTMLFormElement) => [...new FormData(form)])).toEqual([
    ['facet.Brand', 'Kestrel'],
    ['facet.Diameter', '2.5 in'],
    ['facet.Colour', 'Red'],
    ['facet.Coupling', 'Storz'],
  ])
})
