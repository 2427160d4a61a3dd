import { makeWordLists } from './word-lists.ts'

/** What only Word and Google Docs write, or what stands on a page that gives directions. */
const NEEDS_READING = /mso-|class="?Mso|docs-internal-guid|role="?heading|\sdir=/i

/** Whether the editor itself has put something into the clipboard. */
export function isOwn(html: string): boolean {
  return html.includes('data-pm-slice')
}

/** What was copied elsewhere, with lists and headings as HTML has them. */
export function readPasted(html: string): string {
  if (isOwn(html)) return html
  // Words of a table's cells would run together without its columns.
  const spaced = html.replaceAll(/<\/t[dh]\s*>/gi, ' $&')
  if (!NEEDS_READING.test(spaced)) return spaced
  const page = new DOMParser().parseFromString(spaced, 'text/html')
  removeBlankLines(page)
  makeHeadings(page)
  makeWordLists(page)
  settleDirections(page)
  return page.body.innerHTML
}

/** Word and Google Docs part paragraphs by empty ones; here they have gaps between them anyway. */
function removeBlankLines(page: Document): void {
  for (const filler of page.querySelectorAll(String.raw`o\:p`)) {
    if (filler.textContent.trim() === '') filler.remove()
  }
  for (const line of page.querySelectorAll('[id^="docs-internal-guid"] > br, br.Apple-interchange-newline'))
    line.remove()
}

/**
 * Headings that are paragraphs by their element: titles, those that are too deep for HTML, and those of Word in the
 * browser.
 */
function makeHeadings(page: Document): void {
  for (const paragraph of page.querySelectorAll<HTMLElement>('p.MsoTitle, p[class^="MsoHeading"], p[role="heading"]')) {
    const level = paragraph.classList.contains('MsoTitle')
      ? 2
      : Number(paragraph.getAttribute('aria-level') ?? /\d+$/.exec(paragraph.className)?.[0] ?? 2)
    const heading = page.createElement(`h${Math.min(6, Math.max(2, level))}`)
    heading.dir = paragraph.dir
    heading.append(...paragraph.childNodes)
    paragraph.replaceWith(heading)
  }
}

/** From left to right goes without saying; a list has its markers on the side of its words. */
function settleDirections(page: Document): void {
  for (const list of page.querySelectorAll<HTMLElement>('ul, ol')) {
    const inside =
      list.parentElement?.closest('ul, ol') === null ? Array.from(list.querySelectorAll<HTMLElement>('[dir]')) : []
    if (inside.some(({ dir }) => dir === 'rtl')) list.dir = 'rtl'
    for (const element of inside) element.removeAttribute('dir')
  }
  for (const element of page.querySelectorAll<HTMLElement>('[dir]')) {
    if (element.dir !== 'rtl') element.removeAttribute('dir')
  }
}
