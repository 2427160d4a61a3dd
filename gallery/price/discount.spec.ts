import { expect, test } from '../fixtures/gallery.ts'

test('a discount is shown only when it is a reduction [PRC-05]', async ({ page, show }) => {
  await show('Discount', 'of an offer')
  await expect(page.getByText('Autumn offer -$1,234.50')).toBeVisible()
  await show('Discount', 'none')
  await expect(page.getByRole('listitem')).toHaveText(['', '', '', '', '', ''])
})
