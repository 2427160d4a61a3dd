import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures/gallery.ts'

/** What a text is written in, or its source. */
export function textOf(place: Page | Locator): Locator {
  return place.getByRole('textbox', { name: 'Text', exact: true })
}

/** Expects what would be stored of the only setting on the page; undefined for nothing. */
export async function expectStored(page: Page, html: string | undefined): Promise<void> {
  await expect(page.locator('output')).toHaveAttribute(
    'data-stored',
    html === undefined ? 'nothing' : JSON.stringify(html),
  )
}

/** Pastes what another program has put into the clipboard. */
export async function paste(text: Locator, html: string): Promise<void> {
  await text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}
