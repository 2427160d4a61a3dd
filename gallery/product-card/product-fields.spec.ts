import { expect, test } from '../fixtures/gallery.ts'

test('every field is formatted by its type [CARD-13]', async ({ page, show }) => {
  await show('Product fields', 'of every type')
  await expect(page.getByRole('definition')).toHaveText([
    'Nordbrise "Pro"',
    '$1,234.50',
    'Jul 4, 2026, 2:05 PM',
    'Jul 4, 2026',
    '1,234.5',
    '1,200',
    'sales@hydrant.example',
    '12.5%',
    '(360) 555-0110',
    '2:30 PM',
    'https://hydrant.example/manual',
    '44.9778, -93.265',
    'Red',
    '< 100 psi &amp; > 50 psi',
    'Plain words',
  ])
  await expect(page.getByRole('definition').getByText('Nordbrise "Pro"')).toHaveCSS('font-weight', '700')
})

test('phone numbers, email addresses and web addresses are links; other addresses are text [CARD-13]', async ({
  page,
  show,
}) => {
  await show('Product fields', 'of every type')
  const hrefs = await page.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(['mailto:sales@hydrant.example', 'tel:3605550110', 'https://hydrant.example/manual'])
  await show('Product fields', 'what leads elsewhere')
  await expect(page.getByRole('definition')).toHaveText('ftp://hydrant.example/manual')
  await expect(page.getByRole('link')).toHaveCount(0)
})

test('size, colour and labels are as configured [CARD-13]', async ({ page, show }) => {
  const readStyles = async (state: string) => {
    await show('Product fields', state)
    return page.getByText('Plain words').evaluate((node) => ({
      size: Number.parseFloat(getComputedStyle(node).fontSize),
      colour: getComputedStyle(node).color,
    }))
  }
  const defaultStyles = await readStyles('of every type')
  const muted = await readStyles('large and muted')
  const accent = await readStyles('in the accent colour')
  expect(muted.size).toBeGreaterThan(defaultStyles.size)
  expect(new Set([defaultStyles.colour, muted.colour, accent.colour]).size).toBe(3)
  await show('Product fields', 'labels hidden')
  expect((await page.getByRole('term').first().boundingBox())!.width).toBeLessThanOrEqual(1)
  await expect(page.getByText('Plain words')).toBeVisible()
})

test('a field is in the tab order if configured [CARD-13]', async ({ page, show }) => {
  await show('Product fields', 'reached by the tab key')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('definition')).toBeFocused()
  await show('Product fields', 'none')
  await expect(page.getByRole('definition')).toHaveCount(0)
})
