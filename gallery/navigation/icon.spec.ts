import { expect, test } from '../fixtures/gallery.ts'

test('every icon has a name of the form category:name, and a drawing [BLK-11]', async ({ page, show }) => {
  await show('Icon', 'names')
  const icons = page.getByRole('img')
  const names = await icons.evaluateAll((found) => found.map((icon) => icon.getAttribute('aria-label') ?? ''))
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) expect(name).toMatch(/^[a-z]+:[a-z-]+$/)
  const pathLengths = await icons.evaluateAll((found) =>
    found.map((icon) => icon.querySelector('path')?.getTotalLength() ?? 0),
  )
  for (const [at, length] of pathLengths.entries()) expect(length, names[at]).toBeGreaterThan(5)
})

test('an icon has one of five sizes, medium by default [BLK-11]', async ({ page, show }) => {
  await show('Icon', 'sizes')
  const widthOf = async (name: string) => (await page.getByRole('img', { name, exact: true }).boundingBox())!.width
  const widths = []
  for (const size of ['xx-small', 'x-small', 'small', 'medium', 'large']) widths.push(await widthOf(size))
  expect(widths).toEqual([...new Set(widths)].toSorted((one, other) => one - other))
  expect(await widthOf('by default')).toBe(widths[3])
})

test('an icon is bare, or has the colour of its variant [BLK-11]', async ({ page, show }) => {
  await show('Icon', 'variants')
  const colourOf = (name: string) =>
    page.getByRole('img', { name, exact: true }).evaluate((icon) => getComputedStyle(icon).stroke)
  const colours = await Promise.all(['bare', 'error', 'inverse', 'warning', 'success'].map(colourOf))
  expect(new Set(colours).size).toBe(5)
  expect(await colourOf('by default')).toBe(colours[0])
})

test('an unknown icon name renders nothing and logs a warning [BLK-11]', async ({ page, show }) => {
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
  await show('Icon', 'a name that there is none for')
  expect((await warning).text()).toBe("There is no icon 'utility:unicorn'.")
  await expect(page.locator('svg')).toHaveCount(0)
})

test('an icon beside text is decorative', async ({ page, show }) => {
  await show('Icon', 'decoration')
  await expect(page.getByRole('img')).toHaveCount(0)
})
