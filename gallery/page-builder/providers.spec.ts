import { expect, test } from '../fixtures/gallery.ts'

test('a collection provides its items, one for each repetition [DPR-03]', async ({ page, show }) => {
  await show('Data providers', 'things of its own')
  await expect(page.getByRole('paragraph')).toHaveText(['Fog nozzle – 95 gallons a minute', 'Wye – Two gates'])
})

test('a collection is sorted as configured; items without the sort value come last [DPR-03]', async ({
  page,
  show,
}) => {
  await show('Data providers', 'products by name')
  await expect(page.getByRole('paragraph')).toHaveText([
    '4 products',
    'Fog nozzle: $129.50',
    'Gated wye:',
    'Supply hose: $1,240.00',
    'Turnout coat: $89.95',
  ])
  await show('Data providers', 'products by price, the dearest first')
  await expect(page.getByRole('paragraph')).toHaveText([
    '4 products',
    'Supply hose: $1,240.00',
    'Fog nozzle: $129.50',
    'Turnout coat: $89.95',
    'Gated wye:',
  ])
})

test('a product provides texts and links; when it is deleted, blocks about it are not shown [DPR-03]', async ({
  page,
  show,
}) => {
  await show('Data providers', 'a product')
  await expect(page.getByRole('paragraph')).toHaveText('Fog nozzle (NOZZLE) for $129.50')
  await expect(page.getByRole('link', { name: 'See it' })).toHaveAttribute('href', '/product/01tNOZZLE')
  await show('Data providers', 'a product that is gone')
  await expect(page.locator('[data-gallery-state]')).toHaveText('')
  await show('Data providers', 'a product that is gone, while it is edited')
  await expect(page.getByRole('paragraph')).toHaveText('Now:')
})

test('products can be shown as cards in a grid [DPR-03]', async ({ page, show }) => {
  await show('Data providers', 'products by part numbers, as cards')
  await expect(
    page.getByRole('listitem', { name: 'Supply hose, 2 of 4' }).getByRole('link', { name: 'Supply hose' }).first(),
  ).toHaveAttribute('href', '/product/01tHOSE')
  await expect(page.getByText('$1,240.00')).toBeVisible()
})

test('search, category, cart and account provide their values, also nested [DPR-03]', async ({ page, show }) => {
  await show('Data providers', 'a search')
  await expect(page.getByRole('paragraph')).toHaveText([
    '4 found for “nozzle”',
    'Fog nozzle',
    'Supply hose',
    'Turnout coat',
    'Gated wye',
  ])
  await show('Data providers', 'a category, the cart and the account')
  await expect(page.getByRole('paragraph')).toHaveText('Dana of Linn County has 7 pieces and looks at Fire Hose.')
})

test('an unknown name is empty, and text that is no expression is unchanged [DPR-03]', async ({ page, show }) => {
  await show('Data providers', 'a name that nothing gives')
  await expect(page.getByRole('paragraph')).toHaveText(['Nothing: []', 'As it was typed: {!Product'])
})

test('a slider shows all items of a collection in its own pages [BLK-07] [DPR-03]', async ({ page, show }) => {
  await page.setViewportSize({ width: 1100, height: 600 })
  await show('Data providers', 'in a slider')
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('list', { name: 'Products' })).toHaveCSS('column-gap', '40px')
  await page.getByRole('button', { name: 'On to page 2 of 2' }).click()
  await expect(page.getByText('Gated wye')).toBeInViewport()
})
