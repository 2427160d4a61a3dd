import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect } from '../fixtures/gallery.ts'

/** What would be stored of the page that is being edited. */
export async function storedIn(page: Page): Promise<StoredPage> {
  const stored: unknown = JSON.parse((await page.locator('output').getAttribute('data-stored')) ?? '{}')
  if (!isStoredPage(stored)) throw new Error('Nothing would be stored.')
  return stored
}

/** What is stored for a block that stands on the page itself. */
export async function propsOf(page: Page, id: string): Promise<StoredLike['props']> {
  const { content } = await storedIn(page)
  return content.find(({ props }) => props.id === id)?.props ?? { id: 'none' }
}

/** A stored page, as a test reads it. */
export interface StoredPage {
  readonly root: object
  readonly content: readonly StoredLike[]
}

/** A stored block, with settings that a test reads. */
export interface StoredLike {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>> & { readonly id: string }
}

/** The page on the canvas, once it is there. */
export async function canvasOf(page: Page): Promise<FrameLocator> {
  const canvas = page.frameLocator('#preview-frame')
  await expect(canvas.locator('.editor-page')).toBeAttached({ timeout: 15_000 })
  return canvas
}

/** How far the page on the canvas is scrolled, and how wide it is, in pixels. */
export function canvasWindow(page: Page): Promise<{ readonly scrolled: number; readonly width: number }> {
  return page
    .frameLocator('#preview-frame')
    .locator('body')
    .evaluate(async () => {
      // What is asked for is done in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return { scrolled: scrollY, width: innerWidth }
    })
}

/** A line of the outline, by what it says. */
export function lineOf(page: Page, name: string | RegExp): Locator {
  return page.getByRole('treeitem', { name })
}

/** Chooses a block and answers its settings. */
export async function settingsOf(page: Page, name: string | RegExp): Promise<Locator> {
  await lineOf(page, name).click()
  return page.getByRole('region', { name: /^Settings/ })
}

/** The outline as it is read, each block with its depth. */
export async function outlineOf(page: Page): Promise<readonly string[]> {
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
