import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/gallery.ts'
import { DEVICES } from './devices.ts'

/** Measures the positions and widths of the columns with these texts, in pixels. */
async function measureColumns(page: Page, ...names: readonly string[]) {
  return Promise.all(
    names.map(async (name) => {
      const box = await page.getByText(name, { exact: true }).locator('xpath=ancestor::*[@data-block][2]').boundingBox()
      if (box === null) throw new Error(`${name} is not to be seen.`)
      return { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width) }
    }),
  )
}

test('columns are side by side on a desktop and below each other on smaller devices [BLK-02] [BLK-09]', async ({
  page,
  show,
}) => {
  await show('Columns', 'two halves')
  for (const [width, device] of DEVICES) {
    await page.setViewportSize({ width, height: 700 })
    const [left, right] = await measureColumns(page, 'Column 1', 'Column 2')
    if (left === undefined || right === undefined) throw new Error('There are not two columns.')
    expect({ width, isRow: left.y === right.y, isStack: left.x === right.x && right.y > left.y }).toEqual({
      width,
      isRow: device === 'desktop',
      isStack: device !== 'desktop',
    })
    expect(Math.abs(left.width - right.width)).toBeLessThanOrEqual(1)
  }
})

test('a column has its width in twelfths of the row, with the configured gutters [BLK-02] [BLK-03]', async ({
  page,
  show,
}) => {
  await page.setViewportSize({ width: 1264, height: 700 })
  await show('Columns', 'three, of different widths')
  const [first, second, third] = await measureColumns(page, 'Column 1', 'Column 2', 'Column 3')
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('There are not three columns.')
  const whole = third.x + third.width - first.x
  for (const [place, twelfths] of [
    [first, 2],
    [second, 4],
    [third, 6],
  ] as const)
    expect(Math.abs(place.width - (((whole + 30) * twelfths) / 12 - 30))).toBeLessThanOrEqual(1)
  expect(
    [second.x - first.x - first.width, third.x - second.x - second.width].map((gap) => Math.abs(gap - 30) <= 1),
  ).toEqual([true, true])
})

test('an invalid width means the whole row [BLK-03]', async ({ page, show }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await show('Columns', 'widths that make no sense')
  const measured = await measureColumns(page, 'Column 1', 'Column 2', 'Column 3')
  expect(new Set(measured.map(({ x, width }) => `${x} ${width}`)).size).toBe(1)
  expect(measured.map(({ y }) => y)).toEqual(measured.map(({ y }) => y).toSorted((one, other) => one - other))
})

test('each device can have its own direction [BLK-02]', async ({ page, show }) => {
  await show('Columns', 'a direction of its own on each device')
  const names = ['Column 1', 'Column 2', 'Column 3']
  const order = async () => {
    const measured = await measureColumns(page, ...names)
    return names.toSorted((one, other) => {
      const [a, b] = [measured[names.indexOf(one)], measured[names.indexOf(other)]]
      return (a?.y ?? 0) - (b?.y ?? 0) || (a?.x ?? 0) - (b?.x ?? 0)
    })
  }
  for (const [width, device] of DEVICES) {
    await page.setViewportSize({ width, height: 700 })
    expect(await order()).toEqual(device === 'tablet' ? names : names.toReversed())
    const [one, two] = await measureColumns(page, 'Column 1', 'Column 2')
    expect(one?.y === two?.y).toBe(device !== 'mobile')
  }
})

test('a row can be higher than its columns, which are then aligned as configured [BLK-02]', async ({ page, show }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await show('Columns', 'high, with content at the bottom')
  const columnText = page.getByText('Column 1', { exact: true })
  const box = await columnText.boundingBox()
  const row = await columnText.locator('xpath=ancestor::*[@data-block][3]').boundingBox()
  expect(row?.height).toBe(240)
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) - (row?.y ?? 0) - 240)).toBeLessThanOrEqual(2)
})

test('a spacer between columns has its width in twelfths, and its configured height where columns are stacked [BLK-02]', async ({
  page,
  show,
}) => {
  await show('Columns', 'room between')
  for (const [width, device] of DEVICES) {
    await page.setViewportSize({ width, height: 700 })
    const room = await page.locator('[aria-hidden="true"]').boundingBox()
    const [first, second] = await measureColumns(page, 'Column 1', 'Column 2')
    if (device === 'desktop')
      expect(Math.abs((second?.x ?? 0) - 3 * (first?.width ?? 0) - (first?.x ?? 0))).toBeLessThanOrEqual(2)
    else expect(room?.height).toBe(device === 'tablet' ? 48 : 24)
  }
})

test('the blocks of a column can be arranged in columns themselves [BLK-03]', async ({ page, show }) => {
  await show('Columns', 'blocks of a column in columns')
  const tops = async () =>
    new Set(
      await Promise.all(
        ['One', 'Two', 'Three', 'Four'].map(async (name) =>
          Math.round((await page.getByText(name, { exact: true }).boundingBox())?.y ?? 0),
        ),
      ),
    ).size
  await page.setViewportSize({ width: 1440, height: 700 })
  expect(await tops()).toBe(2)
  await page.setViewportSize({ width: 820, height: 700 })
  expect(await tops()).toBe(4)
})

test('columns can contain any blocks, also columns, which are aligned with their edge [BLK-03]', async ({
  page,
  show,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await show('Columns', 'nested')
  const [first, inner, last] = await measureColumns(page, 'Column 1', 'Column 3', 'Column 4')
  expect(inner?.y).toBe(last?.y)
  expect((inner?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBe(16)
  expect(Math.abs((inner?.width ?? 0) * 2 + 8 - (first?.width ?? 0))).toBeLessThanOrEqual(2)
})

test('a new row has two columns of half its width [BLK-02]', async ({ page, show }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await show('Columns', 'as they come')
  await expect(page.locator('[data-block="i"] > *')).toHaveCount(2)
})

test('settings of an older version are shown unchanged [BLK-02]', async ({ page, show }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await show('Columns', 'from an older version')
  await expect(page.locator('[data-block="j"]')).toHaveCSS('column-gap', '32px')
  await expect(page.locator('[data-block="j"]')).toHaveCSS('align-items', 'end')
})
