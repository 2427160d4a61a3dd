import { expect, test } from '../fixtures/gallery.ts'

test('stock is shown as text, not by colour alone', async ({ page, show }) => {
  await show('Stock indicator', 'quantities')
  await expect(page.getByRole('listitem')).toHaveText([
    '1,234 in stock',
    '6 in stock',
    'Only 5 left',
    'Only 1 left',
    'Out of stock',
    'Made to order',
  ])
})
