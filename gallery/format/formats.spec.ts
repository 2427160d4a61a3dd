import { expect, test } from '../fixtures/gallery.ts'

test('dates and times have the format of the country [FMT-01]', async ({ page, show }) => {
  await show('Formats', 'dates and times')
  await expect(page.getByRole('listitem')).toHaveText([
    '7/4/2026',
    'Jul 4, 2026',
    'July 4, 2026',
    'Jul 4, 2026, 2:05 PM',
    'Jul 5, 2026, 3:05 AM',
    '9:05 AM',
    '9:05 PM',
  ])
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
})

test('numbers and amounts keep every digit [FMT-01] [PRC-04]', async ({ page, show }) => {
  await show('Formats', 'numbers')
  await expect(page.getByRole('listitem')).toHaveText([
    '1,234,567.5',
    '9,007,199,254,740,993.00000000000000000001',
    '$1,234.50',
    '-$0.125',
    '¥1,234',
  ])
})

test('locations are in degrees, up to the poles and the date line [FMT-02]', async ({ page, show }) => {
  await show('Formats', 'places')
  await expect(page.getByRole('listitem')).toHaveText(['44.9778, -93.265', '-90, 180'])
})

test('headings have the given level [FMT-02]', async ({ page, show }) => {
  await show('Formats', 'headings')
  for (const level of [1, 2, 3, 4, 5, 6])
    await expect(page.getByRole('heading', { level, name: `Level ${level}` })).toBeVisible()
})

const invalidCases = [
  ['no date', ["Unparseable date 'next week'"], '[]'],
  ['an impossible day', ["Unparseable date '2026-13-01T00:00:00Z'", "Unparseable date '2026-02-31'"], '[]'],
  ['no time', ["Unparseable date 'noon'"], '[]'],
  ['no number', ["'many' is no number.", "'12,50' is no amount."], '[]'],
  [
    'no place',
    ['There is no place at latitude 90.5, longitude 0.', 'There is no place at latitude 0, longitude -181.'],
    '[]',
  ],
  ['no heading', ['There is no heading of level 0.', 'There is no heading of level 7.'], 'Text'],
  [
    'a moment without an offset',
    ["The moment '2026-07-04T14:05:00' does not say its offset from UTC."],
    'Jul 4, 2026, 2:05 PM',
  ],
  ['a time with an offset', ["The offset of the time '14:05-05:00' is passed over."], '2:05 PM'],
] as const

for (const [state, warnings, shown] of invalidCases) {
  test(`${state}: the console is warned, and the page shows ${shown === '[]' ? 'nothing' : `"${shown}"`} [FMT-02]${warnings[0].startsWith('Unparseable') ? ' [ERR-13]' : ''}`, async ({
    page,
    show,
  }) => {
    const consoleMessages: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') consoleMessages.push(message.text())
    })
    await show('Formats', state)
    await expect(page.getByRole('main')).toHaveText(shown)
    await expect.poll(() => consoleMessages.toSorted()).toEqual([...warnings].toSorted())
  })
}
