import { expect, test } from '../fixtures/gallery.ts'

test('price breaks are a table of quantities and unit prices, with the reached one marked [PRC-06]', async ({
  page,
  show,
}) => {
  await show('Price breaks', 'table')
  await expect(page.getByRole('row')).toHaveText([
    'QuantityPrice each',
    '1 – 9$90.00',
    '10 – 49$85.50',
    '50 or more$81.00',
  ])
  await expect(page.locator('[aria-current]')).toHaveCount(0)
  await show('Price breaks', 'one is reached')
  await expect(page.locator('[aria-current]')).toHaveText('10 – 49$85.50')
})
