import { expect, test } from '../fixtures/gallery.ts'
import { DEVICES } from './devices.ts'

test('it has the configured width, height, border and background [BLK-06]', async ({ page, show }) => {
  await show('Flexible block', 'framed')
  const container = page.locator('[data-block="flexible-b"]')
  for (const [width, device] of DEVICES) {
    await page.setViewportSize({ width, height: 700 })
    const share = { desktop: 0.5, tablet: 0.75, mobile: 1 }[device]
    const styles = await container.evaluate((element) => {
      const parent = element.parentElement ?? element
      const { paddingLeft, paddingRight } = getComputedStyle(parent)
      return (
        element.getBoundingClientRect().width /
        (parent.getBoundingClientRect().width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight))
      )
    })
    expect(Math.abs(styles - share)).toBeLessThan(0.01)
  }
  expect((await container.boundingBox())?.height).toBe(240)
  await expect(container).toHaveCSS('border', '4px solid rgb(36, 80, 122)')
  await expect(container).toHaveCSS('border-radius', '16px')
  await expect(container).toHaveCSS('background-color', 'rgb(230, 238, 246)')
})

test('its content has the configured alignment, else it is centred [BLK-06]', async ({ page, show }) => {
  await show('Flexible block', 'on each side')
  for (const [alignment, across, down] of [
    ['top', 0, -1],
    ['left', -1, 0],
    ['bottom', 0, 1],
    ['right', 1, 0],
    ['center', 0, 0],
    ['upside-down', 0, 0],
  ] as const) {
    const side = await page.getByText(alignment, { exact: true }).evaluate((element) => {
      const box = element.getBoundingClientRect()
      const frame =
        element.closest('[data-block^="flexible-c-"]:not([data-block$="-text"])')?.getBoundingClientRect() ?? box
      const part = (before: number, after: number) => (Math.abs(before - after) <= 20 ? 0 : Math.sign(before - after))
      return [
        part(box.left - frame.left, frame.right - box.right),
        part(box.top - frame.top, frame.bottom - box.bottom),
      ]
    })
    expect([alignment, ...side]).toEqual([alignment, across, down])
  }
})

test('the border style can be chosen, and text is readable on any background of the design [BLK-06]', async ({
  page,
  show,
}) => {
  await show('Flexible block', 'with another border')
  const container = page.locator('[data-block="flexible-d"]')
  await expect(container).toHaveCSS('border-style', 'double')
  await expect(container).toHaveCSS('color', 'rgb(245, 246, 247)')
})

test('invalid settings are those of a new block [BLK-06]', async ({ page, show }) => {
  await show('Flexible block', 'measures that make no sense')
  const container = page.locator('[data-block="flexible-e"]')
  await expect(container).toHaveCSS('border-width', '0px')
  await expect(container).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(page.getByRole('link', { name: 'Request a quote' })).toBeVisible()
})
