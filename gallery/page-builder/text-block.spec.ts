import { expect, test } from '../fixtures/gallery.ts'
import { DEVICES } from './devices.ts'

test('a text is a third-level heading by default [BLK-01]', async ({ page, show }) => {
  await show('Text block', 'as it comes')
  await expect(page.getByRole('heading', { level: 3, name: 'Ready on the shelf' })).toBeVisible()
})

test('it is a heading of any level, or a paragraph [BLK-01]', async ({ page, show }) => {
  await show('Text block', 'every kind')
  for (const level of [1, 2, 3, 4, 5, 6])
    await expect(page.getByRole('heading', { level, name: `Heading ${level}` })).toBeVisible()
  await expect(page.getByRole('paragraph')).toHaveText(/^Coils of supply hose/)
})

test('it is another kind of element, with another style, on each device, and only one of them is visible [BLK-01] [BLK-09]', async ({
  page,
  show,
}) => {
  await show('Text block', 'another kind on each device')
  for (const [width, device] of DEVICES) {
    await page.setViewportSize({ width, height: 700 })
    const shown = page.getByText('Ready on the shelf').filter({ visible: true })
    await expect(shown).toHaveCount(1)
    const { tag, align, size } = await shown.evaluate((element) => ({
      tag: element.tagName,
      align: getComputedStyle(element).textAlign,
      size: getComputedStyle(element).fontSize,
    }))
    const expected = {
      desktop: { tag: 'H2', align: 'center', size: '30px' },
      tablet: { tag: 'H3', align: 'center', size: '17px' },
      mobile: { tag: 'P', align: 'start', size: '17px' },
    }[device]
    expect({ width, tag, align }).toEqual({ width, tag: expected.tag, align: expected.align })
    if (width === 1440 || device !== 'desktop') expect(size).toBe(expected.size)
    await expect(page.getByRole('heading')).toHaveCount(device === 'mobile' ? 0 : 1)
  }
})

test('there is one element for each kind of element, not for each device [BLK-01]', async ({ page, show }) => {
  await show('Text block', 'the same kind on two devices')
  expect(
    await page.getByText('Ready on the shelf').evaluateAll((elements) => elements.map(({ tagName }) => tagName)),
  ).toEqual(['H2', 'H3'])
})

test('an enabled override applies to all devices [BLK-01]', async ({ page, show }) => {
  for (const [width] of DEVICES) {
    await page.setViewportSize({ width, height: 700 })
    await show('Text block', 'one kind for all devices')
    await expect(page.getByRole('heading', { level: 4 })).toBeVisible()
    await expect(page.getByText('Ready on the shelf')).toHaveCount(1)
  }
  await expect(page.getByRole('heading', { level: 4 })).toHaveCSS('font-size', '24px')
  await show('Text block', 'an override that is off')
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
})

test('decoration, colours, alignment, size and padding are as configured for each device [BLK-01]', async ({
  page,
  show,
}) => {
  await show('Text block', 'decorated')
  const measures = {
    desktop: ['24px', '40px', '48px'],
    tablet: ['20px', '24px', '48px'],
    mobile: ['18px', '8px', '12px'],
  } as const
  const text = page.getByRole('paragraph')
  for (const [width, device] of DEVICES) {
    await page.setViewportSize({ width, height: 700 })
    const [size, above, beside] = measures[device]
    await expect(text).toHaveCSS('font-size', size)
    const frame = text.locator('xpath=ancestor::*[@data-block]')
    await expect(frame).toHaveCSS('padding-block', above)
    await expect(frame).toHaveCSS('padding-inline', beside)
    await expect(text).toHaveCSS('text-align', 'end')
  }
  await expect(text).toHaveCSS('font-weight', '700')
  await expect(text).toHaveCSS('font-style', 'italic')
  await expect(text).toHaveCSS('text-decoration-line', 'underline line-through')
  await expect(text).toHaveCSS('color', 'rgb(36, 80, 122)')
  await expect(text.locator('xpath=ancestor::*[@data-block]')).toHaveCSS('background-color', 'rgb(230, 238, 246)')
})

test('settings of an older version are shown unchanged [BLK-01]', async ({ page, show }) => {
  await show('Text block', 'from an older version')
  const heading = page.getByRole('heading', { level: 2, name: 'Ready on the shelf' })
  await expect(heading).toHaveCSS('text-align', 'center')
  await page.setViewportSize({ width: 1440, height: 700 })
  await expect(heading).toHaveCSS('font-size', '30px')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 700 } })

  test('the page has its styles [BLK-01]', async ({ page }) => {
    await page.goto('/text-block/decorated/')
    await expect(page.getByRole('paragraph')).toHaveCSS('font-size', '18px')
  })
})
