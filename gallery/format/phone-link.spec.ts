import { expect, test } from '../fixtures/gallery.ts'

test('North American phone numbers are formatted, others are unchanged, and all are links [ADR-04]', async ({
  page,
  show,
}) => {
  await show('Phone link', 'phone numbers')
  await expect(page.getByRole('listitem')).toHaveText([
    '(218) 555-0100',
    '(218) 555-0100',
    '(218) 555-0100 ext. 12',
    '+44 20 7946 0000',
  ])
  await expect(page.getByRole('link', { name: '+44 20 7946 0000' })).toHaveAttribute('href', 'tel:+442079460000')
})
