import { readMarker, type MarkedList } from './list-marker.ts'

/** A list that items may still be added to. */
interface OpenList {
  readonly element: HTMLElement
  readonly level: number
  readonly tag: MarkedList['tag']
  /** Which numbering of the document it is. */
  readonly numbering: string
}

/** What Word says of a paragraph that it shows as an item. */
interface WordItem {
  readonly level: number
  readonly numbering: string
  readonly marker: Element | null
}

const IN_LIST = /mso-list:\s*(l\d+)\s+level(\d+)\s+(lfo\d+)/i
const CONTINUED = /^MsoList(?:Paragraph|Continue)/

/**
 * Makes lists of the paragraphs that Word writes with a marker before their words. Headings keep their numbers, as
 * words.
 */
export function makeWordLists(page: Document): void {
  for (const heading of page.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const marker = markerIn(heading)
    marker?.replaceWith(`${wordsOf(marker)} `)
  }
  let open: readonly OpenList[] = []
  for (const paragraph of page.querySelectorAll('p')) {
    const [outermost] = open
    if (paragraph.previousElementSibling !== outermost?.element) open = []
    const item = readItem(paragraph)
    if (item !== null) open = addItem(paragraph, item, open)
    else if (CONTINUED.test(paragraph.className)) open.at(-1)?.element.lastElementChild?.append(paragraph)
  }
}

/** Null for a paragraph outside of lists. */
function readItem(paragraph: Element): WordItem | null {
  const [isInList, list, level, format] = IN_LIST.exec(paragraph.getAttribute('style') ?? '') ?? []
  const marker = markerIn(paragraph)
  if (isInList === undefined && marker === null) return null
  // The paragraphs of Word's styles for lists tell their level by the name of the style.
  return {
    level: Number(level ?? /\d$/.exec(paragraph.className)?.[0] ?? 1),
    numbering: isInList === undefined ? '' : `${list} ${format}`,
    marker,
  }
}

/**
 * Puts a paragraph into the list that it goes on, or begins. Answers the lists that are open then, the outermost first.
 */
function addItem(
  paragraph: Element,
  { level, numbering, marker }: WordItem,
  open: readonly OpenList[],
): readonly OpenList[] {
  const begun = readMarker(marker === null ? '' : wordsOf(marker))
  const goesOn = (list: OpenList) =>
    marker === null || (list.tag === begun.tag && (list.tag === 'ul' || list.numbering === numbering))
  const around = open.filter((list) => list.level < level || (list.level === level && goesOn(list)))
  const lists =
    around.at(-1)?.level === level
      ? around
      : [...around, { element: beginList(paragraph, begun, around.at(-1)?.element), level, tag: begun.tag, numbering }]
  const item = paragraph.ownerDocument.createElement('li')
  lists.at(-1)?.element.append(item)
  marker?.remove()
  item.append(paragraph)
  return lists
}

/** Begins a list in the last item of the one around it, otherwise where the paragraph stands. */
function beginList(paragraph: Element, { tag, type, start }: MarkedList, around: HTMLElement | undefined): HTMLElement {
  const list = paragraph.ownerDocument.createElement(tag)
  if (type !== null) list.setAttribute('type', type)
  if (start !== 1) list.setAttribute('start', String(start))
  const item = around?.lastElementChild
  if (item === null || item === undefined) paragraph.before(list)
  else item.append(list)
  return list
}

function markerIn(block: Element): Element | null {
  return (
    Array.from(block.querySelectorAll('span')).find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    ) ?? null
  )
}

function wordsOf(element: Element): string {
  return element.textContent.trim()
}
