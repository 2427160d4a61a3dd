import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from './fixtures/gallery.ts'
import { openForPicture, stopClock } from './fixtures/pictures.ts'
import { readExhibitSources } from './fixtures/sources.ts'
import { toExhibitPath, toSlug } from './states.ts'

const sources = readExhibitSources()

for (const { component } of sources) {
  test(`${component} looks as in its picture`, async ({ page }) => {
    // The picture of a component with many states is ten thousand pixels high.
    test.setTimeout(90_000)
    await stopClock(page)
    await openForPicture(page, toExhibitPath(component))
    await expect.soft(page.locator('[data-gallery-exhibit]')).toHaveScreenshot(`${toSlug(component)}.png`)
    for (const path of await page.locator('[data-alone] > h3 > a').evaluateAll(listPaths)) {
      await openForPicture(page, path)
      await expect.soft(page).toHaveScreenshot(toPictureName(path))
    }
  })
}

test('every picture belongs to a component of the gallery', async ({ page }) => {
  await page.goto('/')
  const fullWindowPaths = await page.locator('[data-alone] > h3 > a').evaluateAll(listPaths)
  const expectedPictures = [
    ...sources.map(({ component }) => `${toSlug(component)}.png`),
    ...fullWindowPaths.map(toPictureName),
  ]
  expect(readdirSync(fileURLToPath(new URL('pictures', import.meta.url))).toSorted()).toEqual(
    expectedPictures.toSorted(),
  )
})

function listPaths(links: readonly (HTMLElement | SVGElement)[]): string[] {
  return links.flatMap((link) => (link instanceof HTMLAnchorElement ? [link.pathname] : []))
}

function toPictureName(path: string): string {
  return `${path.split('/').filter(Boolean).join('--')}.png`
}
