import { convertWordLists } from './word-lists.ts'

/** Markup that only Word and Google Docs write, or that sets a text direction. */
const NEEDS_CLEANING = /mso-|class="?Mso|docs-internal-guid|role="?heading|\sdir=/i

/** Returns whether the HTML was copied from the editor itself. */
export function isCopiedFromEditor(html: string): boolean {
  return html.includes('data-pm-slice')
}

/**
 * Cleans HTML from Word and Google Docs: what only looks like a list or a heading becomes `<ul>`, `<ol>` or `<h2>` to
 * `<h6>`; empty lines that only make space, and the default text direction, are removed. HTML from the editor itself
 * stays as it is.
 */
export function cleanPastedHtml(html: string): string {
  if (isCopiedFromEditor(html)) return html
  // The texts of table cells would run together without this space.
  const spacedHtml = html.replaceAll(/<\/t[dh]\s*>/gi, ' $&')
  if (!NEEDS_CLEANING.test(spacedHtml)) return spacedHtml
  const page = new DOMParser().parseFromString(spacedHtml, 'text/html')
  removeBlankLines(page)
  convertWordHeadings(page)
  convertWordLists(page)
  simplifyDirections(page)
  return page.body.innerHTML
}

/** Removes empty paragraphs, which Word and Google Docs use as spacing. */
function removeBlankLines(page: Document): void {
  for (const filler of page.querySelectorAll(String.raw`o\:p`)) {
    if (filler.textContent.trim() === '') filler.remove()
  }
  for (const line of page.querySelectorAll('[id^="docs-internal-guid"] > br, br.Apple-interchange-newline'))
    line.remove()
}

/** Converts paragraphs that are headings: titles, levels too deep for HTML, and headings of Word in the browser. */
function convertWordHeadings(page: Document): void {
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

/** Removes the default left-to-right direction; a list gets the direction of its items. */
function simplifyDirections(page: Document): void {
  for (const list of page.querySelectorAll<HTMLElement>('ul, ol')) {
    const directedElements =
      list.parentElement?.closest('ul, ol') === null ? Array.from(list.querySelectorAll<HTMLElement>('[dir]')) : []
    if (directedElements.some(({ dir }) => dir === 'rtl')) list.dir = 'rtl'
    for (const element of directedElements) element.removeAttribute('dir')
  }
  for (const element of page.querySelectorAll<HTMLElement>('[dir]')) {
    if (element.dir !== 'rtl') element.removeAttribute('dir')
  }
}
