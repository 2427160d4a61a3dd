import type { Page } from '@playwright/test'
import { expect, faultsFound, test } from './fixtures/gallery.ts'
import { readSources } from './fixtures/sources.ts'

/** Windows as narrow as a page at four times its size on a phone's width, and at twice its size on a laptop. */
const narrowWindows = [
  { width: 320, height: 640 },
  { width: 640, height: 480 },
] as const

for (const { component, states } of readSources()) {
  // A state is opened once for all that must hold in it: opening it takes longer than looking.
  test(`${component} can be used by everyone, in every state: in light and dark, by touch and by keyboard, in the colours of the visitor's system, enlarged, in either direction of writing`, async ({
    page,
    show,
  }) => {
    test.setTimeout(30_000 + 20_000 * states.length)
    expect(states.length).toBeGreaterThan(0)
    const { width, height } = page.viewportSize()!
    for (const state of states) {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
      await page.setViewportSize({ width, height })
      await show(component, state)
      expect.soft(await faultsFound(page), state).toEqual([])
      // That the colours of high contrast can be told apart is proven where they are named (design/tokens).
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await faultsFound(page, ['color-contrast']), `${state}, dark`).toEqual([])
      for (const forcedColors of ['active', 'none'] as const) {
        await page.emulateMedia({ forcedColors })
        expect.soft(await focusNotSeen(page), `${state}, forced colours: ${forcedColors}`).toEqual([])
      }
      for (const size of narrowWindows) {
        await page.setViewportSize(size)
        for (const direction of ['ltr', 'rtl'])
          expect.soft(await pixelsBeyond(page, direction), `${state}, ${size.width} pixels, ${direction}`).toBe(0)
      }
    }
  })
}

/** By how many pixels a page is wider than its window. */
function pixelsBeyond(page: Page, direction: string): Promise<number> {
  return page.evaluate((dir) => {
    document.documentElement.dir = dir
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  }, direction)
}

/** Focuses everything on a page that takes the focus, one after another, and names what does not show it. */
function focusNotSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element | null): boolean => {
      if (element === null) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || isSeen(element.parentElement)
    }
    const unseen: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(
      '[data-gallery-state] :is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
    )) {
      element.focus({ focusVisible: true })
      if (document.activeElement === element && !isSeen(element)) unseen.push(element.outerHTML)
    }
    return unseen
  })
}
