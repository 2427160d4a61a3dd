import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures/gallery.ts'

/** Locates the editor of a text, or the field with its source. */
export function locateTextField(container: Page | Locator): Locator {
  return container.getByRole('textbox', { name: 'Text', exact: true })
}

/** Expects the HTML that would be stored of the only setting on the page; undefined for nothing. */
export async function expectStored(page: Page, html: string | undefined): Promise<void> {
  await expect(page.locator('output')).toHaveAttribute(
    'data-stored',
    html === undefined ? 'nothing' : JSON.stringify(html),
  )
}

/** Pastes HTML from another program's clipboard. */
export async function pasteHtml(text: Locator, html: string): Promise<void> {
  await text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}
