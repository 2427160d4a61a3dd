import type { Page } from '@playwright/test'
import { findForeignParts, readExhibitData } from './fixtures/exhibit-data.ts'
import { expect, test } from './fixtures/gallery.ts'
import { readExhibitSources } from './fixtures/sources.ts'
import { toExhibitPath } from './states.ts'

test('every text of a component comes from a message, or is data that it was given [FMT-06]', async ({ page }) => {
  test.setTimeout(120_000)
  const listData = readExhibitData()
  const waitForRequests = trackRequests(page)
  const findings = new Set<string>()
  const check = async (component: string, path: string) => {
    await page.goto(`${path}?locale=en-XA`)
    await page.locator('html[data-alive]').waitFor()
    await waitForRequests()
    await expect(page.getByText('The editor is being loaded')).toHaveCount(0)
    const data = listData(component)
    for (const text of await listTexts(page))
      if (findForeignParts(text, data).length > 0) findings.add(`${component}: ${text}`)
  }
  for (const { component } of readExhibitSources()) {
    await check(component, toExhibitPath(component))
    for (const path of await page.locator('[data-alone] > h3 > a').evaluateAll(listPaths)) await check(component, path)
  }
  expect([...findings]).toEqual([])
})

/** Returns a function that waits until a page has rendered what it loads while it renders, such as the editor. */
function trackRequests(page: Page): () => Promise<void> {
  let pending = 0
  page.on('request', () => (pending += 1))
  page.on('requestfinished', () => (pending -= 1))
  page.on('requestfailed', () => (pending -= 1))
  return async () => {
    for (let quietFrames = 0; quietFrames < 6; quietFrames = pending === 0 ? quietFrames + 1 : 0)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  }
}

/** Lists the texts inside the states of a page, also those that only screen readers read or that are not shown yet. */
function listTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
    ]
    const isText = (node: Node): node is Text => node instanceof Text
    const texts = [...document.querySelectorAll(':is(.gallery-frame, [data-gallery-state]) *')]
      .filter((element) => !element.matches('script, style, .gallery-events *'))
      .flatMap((element) => [
        ...attributes.map((name) => element.getAttribute(name) ?? ''),
        ...[...element.childNodes].filter(isText).map(({ data }) => data),
      ])
    return [...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()))]
  })
}

function listPaths(links: readonly (HTMLElement | SVGElement)[]): string[] {
  return links.flatMap((link) => (link instanceof HTMLAnchorElement ? [link.pathname] : []))
}
