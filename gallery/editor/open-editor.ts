import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect } from '../fixtures/gallery.ts'

/** Reads what would be stored of the edited page. */
export async function readStoredPage(page: Page): Promise<StoredPage> {
  const stored: unknown = JSON.parse((await page.locator('output').getAttribute('data-stored')) ?? '{}')
  if (!isStoredPage(stored)) throw new Error('Nothing would be stored.')
  return stored
}

/** Reads the stored props of a top-level block. */
export async function readBlockProps(page: Page, id: string): Promise<TestBlock['props']> {
  const { content } = await readStoredPage(page)
  return content.find(({ props }) => props.id === id)?.props ?? { id: 'none' }
}

/** A stored page as tests read it. */
export interface StoredPage {
  readonly root: object
  readonly content: readonly TestBlock[]
}

/** A stored block as tests read it. */
export interface TestBlock {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>> & { readonly id: string }
}

/** Returns the editor's canvas once its page is loaded. */
export async function getCanvas(page: Page): Promise<FrameLocator> {
  const canvas = page.frameLocator('#preview-frame')
  await expect(canvas.locator('.editor-page')).toBeAttached({ timeout: 15_000 })
  return canvas
}

/** Reads the scroll position and the width of the page on the canvas, in pixels. */
export function readCanvasScroll(page: Page): Promise<{ readonly scrolled: number; readonly width: number }> {
  return page
    .frameLocator('#preview-frame')
    .locator('body')
    .evaluate(async () => {
      // Scrolling takes effect in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return { scrolled: scrollY, width: innerWidth }
    })
}

/** Locates a line of the outline by its text. */
export function locateOutlineLine(page: Page, name: string | RegExp): Locator {
  return page.getByRole('treeitem', { name })
}

/** Selects a block and returns its settings. */
export async function selectBlock(page: Page, name: string | RegExp): Promise<Locator> {
  await locateOutlineLine(page, name).click()
  return page.getByRole('region', { name: /^Settings/ })
}

/** Reads the outline as text, each block indented by its depth. */
export async function readOutline(page: Page): Promise<readonly string[]> {
  return page.getByRole('treeitem').evaluateAll((lines) =>
    lines.map(
      (line) =>
        `${'  '.repeat(Number(line.getAttribute('aria-level')) - 1)}${Array.from(
          line.children,
          (part) => part.textContent,
        )
          .filter(Boolean)
          .join(' ')}`,
    ),
  )
}

function isStoredPage(value: unknown): value is StoredPage {
  return typeof value === 'object' && value !== null && 'content' in value && Array.isArray(value.content)
}
