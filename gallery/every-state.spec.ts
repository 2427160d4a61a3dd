import type { Page } from '@playwright/test'
import { expect, findAccessibilityViolations, test } from './fixtures/gallery.ts'
import { readExhibitSources } from './fixtures/sources.ts'

/** Window sizes like that of a phone at 400 % zoom, and of a laptop at 200 %. */
const narrowWindows = [
  { width: 320, height: 640 },
  { width: 640, height: 480 },
] as const

for (const { component, states } of readExhibitSources()) {
  // All checks of a state share one page load, because loading takes longer than checking.
  test(`${component} is accessible in every state: in light and dark, by touch and by keyboard, with forced colours, enlarged, and in both directions of writing`, async ({
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
      expect.soft(await findAccessibilityViolations(page), state).toEqual([])
      // The contrast of the tokens is tested in design/tokens.
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await findAccessibilityViolations(page, ['color-contrast']), `${state}, dark`).toEqual([])
      for (const forcedColors of ['active', 'none'] as const) {
        await page.emulateMedia({ forcedColors })
        expect
          .soft(await listElementsWithoutFocusOutline(page), `${state}, forced colours: ${forcedColors}`)
          .toEqual([])
      }
      for (const size of narrowWindows) {
        await page.setViewportSize(size)
        for (const direction of ['ltr', 'rtl'])
          expect.soft(await measureOverflow(page, direction), `${state}, ${size.width} pixels, ${direction}`).toBe(0)
      }
    }
  })
}

/** By how many pixels a page is wider than its window. */
function measureOverflow(page: Page, direction: string): Promise<number> {
  return page.evaluate((dir) => {
    document.documentElement.dir = dir
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  }, direction)
}

/** Focuses all focusable elements of a page one after another and lists those without a visible focus. */
function listElementsWithoutFocusOutline(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasOutline = (element: Element | null): boolean => {
      if (element === null) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || hasOutline(element.parentElement)
    }
    const elementsWithoutOutline: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(
      '[data-gallery-state] :is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
    )) {
      element.focus({ focusVisible: true })
      if (document.activeElement === element && !hasOutline(element)) elementsWithoutOutline.push(element.outerHTML)
    }
    return elementsWithoutOutline
  })
}
