import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from './fixtures/gallery.ts'
import { openStill, stopClock } from './fixtures/pictures.ts'
import { readSources } from './fixtures/sources.ts'
import { exhibitPathOf, slugOf } from './states.ts'

const sources = readSources()

for (const { component } of sources) {
  test(`${component} looks as it did`, async ({ page }) => {
    // A component with many states makes a picture of ten thousand lines.
    test.setTimeout(90_000)
    await stopClock(page)
    await openStill(page, exhibitPathOf(component))
    await expect.soft(page.locator('[data-gallery-exhibit]')).toHaveScreenshot(`${slugOf(component)}.png`)
    for (const path of await page.locator('[data-alone] > h3 > a').evaluateAll(pathsOf)) {
      await openStill(page, path)
      await expect.soft(page).toHaveScreenshot(pictureOf(path))
    }
  })
}

test('every picture shows something of the gallery', async ({ page }) => {
  await page.goto('/')
  const alone = await page.locator('[data-alone] > h3 > a').evaluateAll(pathsOf)
  const known = [...sources.map(({ component }) => `${slugOf(component)}.png`), ...alone.map(pictureOf)]
  expect(readdirSync(fileURLToPath(new URL('pictures', import.meta.url))).toSorted()).toEqual(known.toSorted())
})

function pathsOf(links: readonly (HTMLElement | SVGElement)[]): string[] {
  return links.flatMap((link) => (link instanceof HTMLAnchorElement ? [link.pathname] : []))
}

function pictureOf(path: string): string {
  return `${path.split('/').filter(Boolean).join('--')}.png`
}
