import { expect, test } from '../fixtures/gallery.ts'

test('addresses have the format of their country [ADR-03]', async ({ page, show }) => {
  await show('People', 'addresses')
  const texts = await page.getByRole('listitem').allInnerTexts()
  expect(texts).toEqual([
    'Dana Fox\nStation 9\n700 Elm St\nBay 2\nDuluth, MN 55802\nUnited States',
    'Jonas Weber\nHauptstraße 5\n50667 Köln\nGermany',
    'Kovács Anna\nBudapest\nVáci utca 5\n1011\nHungary',
    'Ana Souza\nAv. Paulista 1000\nSão Paulo-SP\n01310-100\nBrazil',
  ])
})

test('an incomplete address is shown with what it has [ADR-03]', async ({ page, show }) => {
  await show('People', 'an address without a country')
  expect(await page.getByRole('main').innerText()).toBe('700 Elm St\nDuluth')
})

test('names are in the order of the locale [ADR-03]', async ({ page, show }) => {
  await show('People', 'names')
  await expect(page.getByRole('listitem')).toHaveText([
    'Mai Thi Nguyen',
    'Nguyen Thi Mai',
    'Nguyen Mai Thi',
    'Nguyen Mai Thi',
    'Nguyen Mai Thi',
    'Nguyen Mai Thi',
  ])
})

test('family names come first in the countries where they do [ADR-03]', async ({ page, show }) => {
  await show('People', 'names by country')
  await expect(page.getByRole('listitem')).toHaveText([...Array.from({ length: 9 }, () => 'Nguyen Mai'), 'Mai Nguyen'])
})

test('North American phone numbers are formatted, others are unchanged, and all are links [ADR-04]', async ({
  page,
  show,
}) => {
  await show('People', 'phone numbers')
  await expect(page.getByRole('listitem')).toHaveText([
    '(218) 555-0100',
    '(218) 555-0100',
    '(218) 555-0100 ext. 12',
    '+44 20 7946 0000',
  ])
  await expect(page.getByRole('link', { name: '+44 20 7946 0000' })).toHaveAttribute('href', 'tel:+442079460000')
})
